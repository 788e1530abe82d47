/**
 * Loads the app anew where the server has another version than the one that runs: after a deploy the pages of the old one
 * may be gone. The newest document names its first script, by content; while that is our own, reloading changes nothing.
 */
export async function reloadIfOutdated(): Promise<void> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (own == null) return;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    if (response.ok && !(await response.text()).includes(own)) window.location.reload();
  } catch {
    // No network: the page says so already.
  }
}
