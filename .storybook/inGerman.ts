import german from './german.json' with { type: 'json' };

/** What stories say, in German. The kit's own words are in its catalogue and arrive in German already. */
const words = new Map(Object.entries(german));
const ATTRIBUTES = ['placeholder', 'aria-label', 'title', 'alt'] as const;
/** Figures, codes, times and names such as `AAPL` are the same in every language. */
const isWording = (text: string) => /[a-z]{2}/.test(text);

function inGerman(text: string): string | undefined {
  const known = words.get(text.trim());
  return known === undefined ? undefined : text.replace(text.trim(), known);
}

/**
 * Puts the words that stories bring into German wherever they stand, as a browser's own translation does: German is the
 * length test, and a story should not have to be written twice for it. Returns the function that brings the originals back.
 */
export function showInGerman(root: HTMLElement): () => void {
  const originals = new Map<Text, string>();
  const originalAttributes = new Map<Element, Map<string, string>>();

  const translateText = (node: Text) => {
    const translated = isWording(node.data) ? inGerman(node.data) : undefined;
    if (translated === undefined || translated === node.data) return;
    originals.set(node, node.data);
    node.data = translated;
  };
  const translateAttributes = (element: Element) => {
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      const translated = value === null ? undefined : inGerman(value);
      if (value === null || translated === undefined || translated === value) continue;
      const kept = originalAttributes.get(element) ?? new Map<string, string>();
      originalAttributes.set(element, kept.set(name, value));
      element.setAttribute(name, translated);
    }
  };
  const visit = (node: Node) => {
    if (node instanceof Text) return translateText(node);
    if (!(node instanceof Element) || node.matches('script, style')) return;
    translateAttributes(node);
    node.childNodes.forEach(visit);
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(visit);
      else if (target instanceof Text) translateText(target);
      else if (target instanceof Element) translateAttributes(target);
    }
  });
  visit(root);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...ATTRIBUTES],
  });

  return () => {
    observer.disconnect();
    for (const [node, text] of originals) node.data = text;
    for (const [element, kept] of originalAttributes)
      for (const [name, value] of kept) element.setAttribute(name, value);
  };
}
