// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installPackages } from './debianPackages.mjs';
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
/** Chromium's engine without the browser's window, which makes a test a third cheaper. Debian has it as a package. */
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';
const INSTALL_TIMEOUT_MS = 240_000;

/** Arguments for containers without user namespaces or a GPU, and against network requests of the browser itself. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/**
 * The full Chromium: CHROMIUM_PATH, or Playwright's, or the system's.
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env['CHROMIUM_PATH'];
  return [given, playwrightsOwn(), ...SYSTEM].find((path) => path !== undefined && existsSync(path));
}

/** Playwright's `launchOptions` with the full browser, for what measures it. */
export function launchOptions() {
  const executablePath = findChromium();
  return { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArgs };
}

/**
 * Playwright's `launchOptions` with the engine alone, for journeys and components. Without a path, Playwright uses its
 * own.
 */
export function shellOptions() {
  if (process.env['CHROMIUM_PATH'] !== undefined || !existsSync(SYSTEM_SHELL)) return launchOptions();
  const own = playwrightsOwn();
  const hasOwn = own !== undefined && existsSync(own);
  return { ...(hasOwn ? {} : { executablePath: SYSTEM_SHELL }), args: chromiumArgs };
}

/**
 * Finds a Chromium or installs one: Playwright's, or the system's package (as root, on Debian and its derivatives).
 * @param {(line: string) => void} onLine
 * @returns {Promise<string>} its path
 * @throws when none can be found or installed
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
 * Installs the engine alone next to a Chromium of the system's packages, in the same version, because another version
 * would change the browser that pictures are compared in. Some derivatives of Debian do not have it.
 * @param {(line: string) => void} onLine
 */
async function tryInstallShell(onLine) {
  if (findChromium() !== SYSTEM[0] || existsSync(SYSTEM_SHELL)) return;
  const { code, output } = await run('dpkg-query', ['--show', '--showformat=${Version}', 'chromium']);
  if (code === 0) await installPackages([`chromium-headless-shell=${output.trim()}`], onLine);
}

function playwrightsOwn() {
  try {
    /** @type {typeof import('playwright')} */
    const { chromium } = createRequire(import.meta.url)('playwright');
    return chromium.executablePath();
  } catch {
    return undefined; // Playwright is not installed yet; the system's Chromium may be there.
  }
}
