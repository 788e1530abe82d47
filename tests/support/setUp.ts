import { buildApp } from '../../scripts/lib/appBuild.mjs';
import { seedOnce } from './broker.js';

/** Journeys run against the built app, not the development server. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildApp();
  return seedOnce();
}
