/**
 * Takes the dark theme on before anything is painted. The build puts the constants in front, and this into the page
 * itself: a script with an address of its own would come after the first paint. See build/brandPlugin.
 */
export {};

/** Where the customer's choice is stored. */
declare const STORED: string;
declare const MODE: 'system' | 'choice';
declare const LIGHT: string;
declare const DARK: string;

function chosen(): string | null {
  try {
    return MODE === 'choice' ? localStorage.getItem(STORED) : null;
  } catch {
    // Where storage is refused, nothing was chosen.
    return null;
  }
}

const choice = chosen();
const isDark =
  choice === '"dark"' || (choice !== '"light"' && matchMedia('(prefers-color-scheme: dark)').matches);
if (isDark) document.documentElement.classList.replace(LIGHT, DARK);
