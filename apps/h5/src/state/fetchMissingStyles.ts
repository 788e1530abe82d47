/** A style sheet that failed to load has no `sheet`, or in some browsers one that throws on access. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

/**
 * Loads style sheets again that failed to load. The import that needs them does not, because the build's loader requests
 * each file once. Whether a sheet failed or is still loading cannot be seen, so the first link stays: an import may be
 * waiting for it.
 * @throws when they still cannot be fetched
 */
export async function fetchMissingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const loaded = new Set(links.filter((link) => !isMissing(link)).map(({ href }) => href));
  const missing = new Map(links.filter(({ href }) => !loaded.has(href)).map((link) => [link.href, link]));
  await Promise.all(
    [...missing.values()].map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', () => resolve());
          again.addEventListener('error', () => {
            again.remove();
            reject(new Error(`No styles: ${link.href}`));
          });
          link.after(again);
        }),
    ),
  );
}
