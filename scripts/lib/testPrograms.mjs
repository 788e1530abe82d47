// @ts-check
/** The programs that steps of `npm test` need and npm does not install. */
import { existsSync } from 'node:fs';
import { findChromium, requireChromium } from './chromium.mjs';
import { installPackages } from './debianPackages.mjs';
import { hasPostgres } from './postgres.mjs';
import { startStep } from './terminal.mjs';

/** @typedef {'chromium' | 'postgres' | 'pgbouncer' | 'haproxy'} ProgramName */

/**
 * @typedef {object} Program
 * @property {string} title
 * @property {() => boolean} isThere
 * @property {(onLine: (line: string) => void) => Promise<unknown>} install
 * @property {string} [without] what the tests do without it; no step that needs it can run if there is no such text
 */

/** @type {Readonly<Record<ProgramName, Program>>} */
const PROGRAMS = {
  chromium: { title: 'Chromium', isThere: () => findChromium() !== undefined, install: requireChromium },
  // Only its programs are used: no cluster of the system is created or changed.
  postgres: {
    title: 'PostgreSQL',
    isThere: hasPostgres,
    install: (onLine) => installPackages(['postgresql'], onLine),
    without: 'No PostgreSQL on this machine: its half of the server tests is counted as skipped.',
  },
  pgbouncer: {
    title: 'PgBouncer',
    isThere: () => isInstalled('pgbouncer'),
    install: (onLine) => installPackages(['pgbouncer'], onLine),
    without: 'No PgBouncer on this machine: its test is counted as skipped.',
  },
  haproxy: {
    title: 'HAProxy',
    isThere: () => isInstalled('haproxy'),
    install: (onLine) => installPackages(['haproxy'], onLine),
    without: 'No HAProxy on this machine: its tests ran with hand-made headers only.',
  },
};

/**
 * Installs the programs that are missing, one after another, because a machine has one installer.
 * @param {readonly ProgramName[]} names
 * @returns {Promise<{notes: string[], faults: string[]}>} what the tests do without some of them, and why steps must fail
 */
export async function installPrograms(names) {
  /** @type {string[]} */
  const notes = [];
  /** @type {string[]} */
  const faults = [];
  for (const name of names) {
    const { title, isThere, install, without } = PROGRAMS[name];
    // Another package of Chromium, its engine alone, may still be missing.
    if (isThere() && name !== 'chromium') continue;
    const step = startStep(`Installing ${title}`);
    let fault = 'none here';
    await install(step.detail).catch((/** @type {unknown} */ error) => (fault = String(error)));
    if (isThere()) step.pass();
    else if (without !== undefined) {
      step.skip(fault);
      notes.push(without);
    } else {
      step.fail(fault);
      faults.push(fault);
    }
  }
  return { notes, faults };
}

/** Whether HAProxy or PgBouncer is installed. @param {'haproxy' | 'pgbouncer'} name */
function isInstalled(name) {
  const places = ['/usr/sbin', '/usr/local/sbin', '/usr/bin'].map((folder) => `${folder}/${name}`);
  return [process.env[name.toUpperCase()], ...places].some(
    (place) => place !== undefined && existsSync(place),
  );
}
