/** The newest document of the app, from the server itself; undefined without a network or a server. */
async function fetchDocument(): Promise<string | undefined> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the server has another version than the running one; after a deploy the files of the old version may be
 * gone. It compares the hashed name of the entry script in the newest document. False without a network.
 */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const newest = await fetchDocument();
  return own != null && newest !== undefined && !newest.includes(own);
}

/** Whether a reload would bring the app back, and not the browser's own error page. */
export const canReload = async (): Promise<boolean> => (await fetchDocument()) !== undefined;
