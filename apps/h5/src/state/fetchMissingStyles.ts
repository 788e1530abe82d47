/** A style sheet that failed to load has no `sheet`, or in some browsers one that throws on access. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

/**
 * Reloads style sheets that failed to load. The import that needs them does not, because the build's loader requests
 * each file once. Inserts the same link again and waits for it.
 * @throws when they still cannot be fetched
 */
export async function fetchMissingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(
    links.filter(isMissing).map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', () => resolve());
          again.addEventListener('error', () => reject(new Error(`No styles: ${link.href}`)));
          link.replaceWith(again);
        }),
    ),
  );
}
