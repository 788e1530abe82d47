/**
 * The theme contract: every role a theme must fill, and nothing else. A component may use these names and no literal value.
 * The names are public: they become the custom properties `--uk-...` that sibling products and run-time brands rely on.
 */
const tone = { solid: null, onSolid: null, soft: null, onSoft: null, ink: null };
const figure = { ink: null, soft: null };
const tint = { soft: null, ink: null };
const step = { size: null, leading: null, tracking: null };

export const contractShape = {
  color: {
    /** Behind the column on wide screens. */
    backdrop: null,
    /** The page. */
    canvas: null,
    /** Cards, lists, bars. */
    surface: null,
    /** Wells inside a surface: fields, segmented controls, tracks. */
    sunken: null,
    /** A surface that floats over another: sticky bars, menus. */
    raised: null,
    /** Sheets, dialogs. */
    overlay: null,
    /** A surface under a finger or pointer. */
    pressed: null,
    ink: null,
    /** Secondary text: labels beside figures. */
    inkMuted: null,
    /** Tertiary text: units, times, footnotes. Still at least 4.5:1. */
    inkSubtle: null,
    /** Text of a control that cannot be used. */
    inkDisabled: null,
    inkOnBrand: null,
    /** Text on `inverse`, which toasts and tooltips are made of. */
    inkOnInverse: null,
    inverse: null,
    /** Hairlines; decoration only. */
    line: null,
    /** Borders that a control is recognised by: at least 3:1. */
    lineStrong: null,
    brand: { rest: null, pressed: null, soft: null, onSoft: null, ink: null },
    /** The chosen item of a tab bar or a segmented control. */
    selected: null,
    positive: tone,
    caution: tone,
    critical: tone,
    info: tone,
    /** A price or a result that rose. Never alone: always with a sign and an arrow. */
    gain: figure,
    loss: figure,
    flat: figure,
    /** Eight hues to tell things apart by, such as the avatars of instruments. They mean nothing. */
    tint: { a: tint, b: tint, c: tint, d: tint, e: tint, f: tint, g: tint, h: tint },
    focus: null,
    scrim: null,
    /** White and black in every theme: what a camera reads a code from, and what a photograph is looked at on. */
    paper: null,
    print: null,
    skeleton: null,
  },
  /** Multiples of the 4 px unit: `x4` is 16 px. */
  space: {
    half: null,
    x1: null,
    x2: null,
    x3: null,
    x4: null,
    x5: null,
    x6: null,
    x8: null,
    x10: null,
    x12: null,
    x16: null,
    /** The unit as it grows with the reader's text size. */
    textUnit: null,
    /** Between the column's edge and its content. */
    gutter: null,
  },
  size: {
    tabBar: null,
    /** Side of an icon in the tab bar. */
    tabIcon: null,
    navBar: null,
    icon: null,
    iconMedium: null,
    iconSmall: null,
    /** Smallest side of anything that can be touched. */
    touch: null,
    controlSmall: null,
    control: null,
    controlLarge: null,
    /** Smallest height of a list row. */
    cell: null,
    /** Width of the column on wide screens. */
    column: null,
    hairline: null,
    /** Outline of a small mark that is empty. */
    strokeFine: null,
    /** Outline of a control that has the focus, is chosen or refused. */
    stroke: null,
    focusRing: null,
  },
  radius: { tag: null, control: null, card: null, sheet: null, pill: null },
  font: { text: null, figure: null, mono: null, numeric: null },
  type: {
    /** 34 px: the one figure of a screen. */
    display: step,
    /** 28 px: a page's h1. */
    title: step,
    /** 22 px: a card's figure, a sheet's heading. */
    heading: step,
    /** 17 px: navigation title, section heading. */
    lead: step,
    /** 15 px: text and figures. */
    body: step,
    /** 13 px: secondary lines. */
    caption: step,
    /** 11 px: units, chart axes. */
    micro: step,
    /** 10 px: the tab bar alone. */
    tab: step,
  },
  weight: { regular: null, medium: null, semibold: null, bold: null },
  motion: {
    /** Movement: zero under reduced motion. */
    fast: null,
    base: null,
    slow: null,
    /** Opacity only: stays under reduced motion, where movement turns into fades. */
    fade: null,
    /** 1, or 0 under reduced motion: multiply distances by it. */
    travel: null,
    out: null,
    inOut: null,
  },
  elevation: { card: null, raised: null, sheet: null, modal: null, toast: null },
  zIndex: { sticky: null, nav: null, sheet: null, modal: null, toast: null },
} as const;

type LeavesOf<Shape> = { [Key in keyof Shape]: Shape[Key] extends null ? string : LeavesOf<Shape[Key]> };

/** A value for every role of the contract: what a theme is. A missing or unknown role is a type error. */
export type ThemeTokens = LeavesOf<typeof contractShape>;

type PartialLeaves<Shape> = {
  [Key in keyof Shape]?: Shape[Key] extends null ? string : PartialLeaves<Shape[Key]>;
};

/** Some roles of the contract, to overrule what was computed. */
export type ThemeOverrides = PartialLeaves<typeof contractShape>;

const PREFIX = 'uk';
const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Name of a role's custom property, without the leading dashes. @example propertyName(['color', 'inkMuted']) // 'uk-color-ink-muted' */
export function propertyName(path: readonly string[]): string {
  return [PREFIX, ...path.map(kebab)].join('-');
}
