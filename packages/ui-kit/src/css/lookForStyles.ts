import { warnOnce } from '../checks/warnOnce.js';

/** A role that every theme has; its name is public and stable. */
const PROBE = '--uk-color-surface';
/** The layer of the parts' rules, as tools write it: in one name, or as a layer inside another. */
const LAYERS: ReadonlySet<unknown> = new Set(['kit', 'components', 'kit.components']);
/** Longer than a page takes to load its style sheets. */
const WAIT_MS = 3_000;

let isWaiting = false;

/**
 * For development: checks once, after a while, whether the page has the kit's style sheets and a theme.
 * Parts call it when they render.
 */
export function lookForStyles(): void {
  // A product's tests may have a document without styles.
  if (isWaiting || typeof document === 'undefined' || typeof CSS === 'undefined') return;
  isWaiting = true;
  setTimeout(() => {
    const part = document.querySelector('[data-part]');
    if (part === null) isWaiting = false;
    else warnOfStyles(part);
  }, WAIT_MS);
}

/** Warns if `part` is drawn without the kit's style sheets, or outside of every theme. */
export function warnOfStyles(part: Element): void {
  if (![...document.styleSheets, ...document.adoptedStyleSheets].some(isOfKit))
    warnOnce(
      "The page has none of the kit's style sheets.",
      'Its parts look as the browser draws them.',
      'Let the bundler load the CSS that modules import, or import @fairlot/ui-kit/styles.css.',
    );
  else if (getComputedStyle(part).getPropertyValue(PROBE) === '')
    warnOnce(
      'A part of the kit stands outside of every theme.',
      'It has no colours, sizes and distances.',
      "Put a theme's class on the root, such as fairlotLight of @fairlot/ui-kit/theme.",
    );
}

function isOfKit(sheet: CSSStyleSheet): boolean {
  if (sheet.disabled) return false;
  try {
    return [...sheet.cssRules].some(
      (rule) =>
        (rule instanceof CSSLayerBlockRule && LAYERS.has(rule.name)) ||
        (rule instanceof CSSImportRule && rule.styleSheet !== null && isOfKit(rule.styleSheet)),
    );
  } catch {
    // A sheet of another host cannot be read, and may be the kit's.
    return true;
  }
}
