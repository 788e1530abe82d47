/**
 * Whether the server has another version than the running one; after a deploy the files of the old version may be
 * gone. It compares the hashed name of the entry script in the newest document. False without a network.
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
