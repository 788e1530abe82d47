import type { Page } from './test.js';

/**
 * Makes every message of the catalogues a third longer and visibly foreign: `⟦Šéţţíñğš ···⟧`. Plain text on screen
 * then does not come from a catalogue, and cut text would be cut in some language.
 */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const plain = 'aceghijklnorstuwyzACEGHIJKLNORSTUWYZ';
    const strange = 'áçéğĥíĵķļñöŕšţüŵýžÁÇÉĞĤÍĴĶĻÑÖŔŠŢÜŴÝŽ';
    const disguise = (text: string) => text.replace(/\w/g, (sign) => strange[plain.indexOf(sign)] ?? sign);
    const lengthen = (text: string) =>
      /\p{L}/u.test(text) ? `⟦${disguise(text)} ${'·'.repeat(Math.ceil(text.length / 3))}⟧` : text;

    // A message is a list of parts. Those of type 0 are text; plurals and tags contain parts themselves.
    const translate = (part: unknown): unknown => {
      if (Array.isArray(part)) return part.map(translate);
      if (typeof part !== 'object' || part === null) return part;
      const { type, value, options, children } = part as Record<string, unknown>;
      if (type === 0) return { ...part, value: disguise(String(value)) };
      return {
        ...part,
        ...(children === undefined ? {} : { children: translate(children) }),
        ...(options === undefined
          ? {}
          : {
              options: Object.fromEntries(
                Object.entries(options as Record<string, { value: unknown }>).map(([name, option]) => [
                  name,
                  { ...option, value: translate(option.value) },
                ]),
              ),
            }),
      };
    };

    // The catalogues are the app's only objects whose first key is a message id.
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string, reviver) => {
      const value = parse(text, reviver) as unknown;
      if (!/^\{"[a-z]\w*\.[\w.]+":/i.test(text)) return value;
      return Object.fromEntries(
        Object.entries(value as Record<string, { type: number; value: string }[]>).map(([id, message]) => {
          const [only] = message;
          const isText = message.length === 1 && only?.type === 0;
          return [id, isText ? [{ ...only, value: lengthen(only.value) }] : translate(message)];
        }),
      );
    };
  });
}

/** Visible words within `selector` that do not come from a catalogue. */
export function undisguised(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((roots) =>
    roots.flatMap((root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.nodeValue ?? '';
        if (
          /(?<![\p{L}⟦])[aceghijklnorstuwyz]{3,}/u.test(text) &&
          node.parentElement?.checkVisibility() === true
        )
          found.push(text);
      }
      return found;
    }),
  );
}
