// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { root, tools } from './project.mjs';
import { run } from './terminal.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** The same engine without the frame of a browser around it: a third less work for a test. Debian has it in a package. */
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';
const INSTALL_TIMEOUT_MS = 240_000;

/** Works in a container without user namespaces or a graphics card, and calls nobody by itself. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/**
 * The Chromium that customers have: CHROMIUM_PATH, else Playwright's own, else the system's.
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env['CHROMIUM_PATH'];
  return [given, playwrightsOwn(), ...SYSTEM].find((path) => path !== undefined && existsSync(path));
}

/** For Playwright's `launchOptions`, where pixels, times or single gestures are tested: the whole browser. */
export function launchOptions() {
  const executablePath = findChromium();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArgs };
}

/**
 * For Playwright's `launchOptions`, for journeys: the engine without the browser's frame. Playwright takes its own by
 * itself when it is given none.
 */
export function shellOptions() {
  if (process.env['CHROMIUM_PATH'] !== undefined || !existsSync(SYSTEM_SHELL)) return launchOptions();
  const own = playwrightsOwn();
  const hasOwn = own !== undefined && existsSync(own);
  return { ...(hasOwn ? {} : { executablePath: SYSTEM_SHELL }), args: chromiumArgs };
}

/**
 * Finds a Chromium, or gets one: from Playwright, else (as root, on Debian and its relatives) from the system's packages.
 * @param {(line: string) => void} onLine
 * @returns {Promise<string>} its path
 * @throws when there is none and none can be had
 */
export async function requireChromium(onLine) {
  const found = findChromium();
  if (found !== undefined) {
    await tryInstallShell(onLine);
    return found;
  }
  await run(process.execPath, [tools.playwright, 'install', 'chromium'], {
    cwd: root,
    timeoutMs: INSTALL_TIMEOUT_MS,
    onLine,
  });
  const downloaded = findChromium();
  if (downloaded !== undefined) return downloaded;
  await installPackages(['chromium'], onLine);
  await tryInstallShell(onLine);
  const installed = findChromium();
  if (installed === undefined) {
    throw new Error('No Chromium: install one, or set CHROMIUM_PATH to where it is.');
  }
  return installed;
}

/**
 * Gets the engine that journeys take beside a Chromium of the system's packages, in the same version: another one would
 * change the browser that the pictures are compared in. Some relatives of Debian do not have it, and do without.
 * @param {(line: string) => void} onLine
 */
async function tryInstallShell(onLine) {
  if (findChromium() !== SYSTEM[0] || existsSync(SYSTEM_SHELL)) return;
  const { code, output } = await run('dpkg-query', ['--show', '--showformat=${Version}', 'chromium']);
  if (code === 0) await installPackages([`chromium-headless-shell=${output.trim()}`], onLine);
}

/**
 * apt-get, where that can work without asking anyone.
 * @param {readonly string[]} packages
 * @param {(line: string) => void} onLine
 */
export async function installPackages(packages, onLine) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeoutMs: INSTALL_TIMEOUT_MS, onLine };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options);
}

function playwrightsOwn() {
  try {
    /** @type {typeof import('playwright')} */
    const { chromium } = createRequire(import.meta.url)('playwright');
    return chromium.executablePath();
  } catch {
    return undefined; // Not installed yet: the system's may still do.
  }
}
