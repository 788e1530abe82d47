/**
 * Whether the server has another version than the one that runs: after a deploy the files of the old one may be gone. The
 * newest document names its first script, by content. False where there is no network to tell.
 */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (own == null) return false;
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(own);
  } catch {
    return false;
  }
}
