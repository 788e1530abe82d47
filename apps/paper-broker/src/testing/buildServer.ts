import { buildServer } from '../../../../scripts/lib/serverBuild.mjs';

/** Vitest's global setup: tests that start the server as a process start what was built of these sources. */
export const setup = buildServer;
