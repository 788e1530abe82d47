/**
 * The paragraphs of a story as plain text. The server's HTML is read, never inserted: whatever stood in it, an element
 * or a script, comes out as its text or not at all.
 */
export function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('p')].map(({ textContent }) => textContent.trim()).filter(Boolean);
}
