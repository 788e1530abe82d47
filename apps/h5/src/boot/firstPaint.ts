/**
 * Sets the dark theme before the first paint. The build prepends the constants and inlines the script, because a
 * script file would load after the first paint. See build/brandPlugin.
 */
export {};

/** The storage key of the customer's choice. */
declare const STORED: string;
declare const MODE: 'system' | 'choice';
declare const LIGHT: string;
declare const DARK: string;

function chosen(): string | null {
  try {
    return MODE === 'choice' ? localStorage.getItem(STORED) : null;
  } catch {
    // If storage is refused, nothing was chosen.
    return null;
  }
}

const choice = chosen();
const isDark =
  choice === '"dark"' || (choice !== '"light"' && matchMedia('(prefers-color-scheme: dark)').matches);
if (isDark) document.documentElement.classList.replace(LIGHT, DARK);
