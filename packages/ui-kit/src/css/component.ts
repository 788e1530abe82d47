import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { FORCED, forcedEdgesOf } from './forced.js';
import { componentsLayer } from './layers.css.js';

/** A style without `@layer`, which the helper adds. */
export interface ComponentRule extends Omit<StyleRule, '@layer'> {
  /** Style while pressed, and while a mouse hovers over it; not while it is disabled or busy. */
  pressed?: Pick<StyleRule, 'background' | 'backgroundColor' | 'opacity'> | undefined;
  /** Style under forced colours. Edges that `boxShadow` draws are added automatically. */
  forced?: Omit<StyleRule, '@media' | '@layer'> | undefined;
}

/**
 * `style()` inside the components layer. Every part of the kit is styled with it.
 * `name` appears in the class name in development.
 */
export function component(rule: ComponentRule | readonly (string | ComponentRule)[], name?: string): string {
  const rules = Array.isArray(rule) ? (rule as readonly (string | ComponentRule)[]) : [rule as ComponentRule];
  return style(
    rules.map((part) =>
      typeof part === 'string' ? part : { '@layer': { [componentsLayer]: withForced(withPressed(part)) } },
    ),
    name,
  );
}

/**
 * The selector of a control that can be pressed; use as `&${usable}`. A busy one is only `aria-disabled`, so that it keeps
 * the focus.
 */
export const usable = ':not(:disabled,[aria-disabled=true])';

/** After a tap `:hover` stays on the element, so only a pointer that can hover gets it. */
function withPressed({ pressed, ...rule }: ComponentRule): Omit<ComponentRule, 'pressed'> {
  if (pressed === undefined) return rule;
  return {
    ...rule,
    selectors: { [`&:active${usable}`]: pressed, ...rule.selectors },
    '@media': {
      ...rule['@media'],
      '(hover: hover)': { selectors: { [`&:hover${usable}`]: pressed } },
    },
  };
}

function withForced({ forced, ...rule }: Omit<ComponentRule, 'pressed'>): Omit<StyleRule, '@layer'> {
  const edges = forcedEdgesOf(rule);
  if (forced === undefined && edges === undefined) return rule;
  const selectors = { ...edges?.selectors, ...forced?.selectors };
  return { ...rule, '@media': { ...rule['@media'], [FORCED]: { ...edges, ...forced, selectors } } };
}

/** `styleVariants()` inside the components layer. */
export function componentVariants<Key extends string>(
  rules: Readonly<Record<Key, ComponentRule>>,
  name?: string,
): Record<Key, string> {
  const classes = {} as Record<Key, string>;
  for (const key of Object.keys(rules) as Key[]) {
    classes[key] = component(rules[key], name === undefined ? key : `${name}_${key}`);
  }
  return classes;
}

/** `globalStyle()` inside the components layer, for descendants of a part: `${list} > li + li`. */
export function componentGlobal(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [componentsLayer]: rule } });
}

/**
 * Styles links that a product puts into a part's text. The browser's blue is unreadable on a dark ground and on
 * tints.
 * `color`: a role that is readable on the part's ground.
 */
export function componentLinks(part: string, color: string): void {
  componentGlobal(`.${part.replaceAll(' ', '.')} a:not([class])`, { color });
}
