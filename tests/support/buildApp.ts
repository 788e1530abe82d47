import { buildApp } from '../../scripts/lib/appBuild.mjs';

/** Journeys run against what customers get: the built app, not the development server. */
export default async function setUp(): Promise<void> {
  await buildApp();
}
