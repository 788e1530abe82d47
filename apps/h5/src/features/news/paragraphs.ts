/** Marks a story as safe to parse. Not exported, because what it marks would also be accepted by `innerHTML`. */
const policy = window.trustedTypes?.createPolicy('news', { createHTML: (html: string) => html });

/**
 * The paragraphs of a story as plain text. The server's HTML is parsed, never inserted: an element or a script in it
 * becomes text or is dropped.
 */
export function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
  return [...body.querySelectorAll('p')].map(({ textContent }) => textContent.trim()).filter(Boolean);
}
