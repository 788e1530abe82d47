import { buildServer } from '../../../../scripts/lib/serverBuild.mjs';

/** Vitest's global setup: builds the server for the tests that start it as a process. */
export const setup = buildServer;
