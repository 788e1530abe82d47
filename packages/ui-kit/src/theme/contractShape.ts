/**
 * The theme contract: every role that a theme must define, and nothing else. A component uses these names and no
 * literal values. The names are public: they become the custom properties `--uk-...` that sibling products and
 * run-time brands use.
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
    /** Recessed areas of a surface: fields, segmented controls, tracks. */
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
    /** Text of a disabled control. */
    inkDisabled: null,
    inkOnBrand: null,
    /** Text on `inverse`, the background of toasts and tooltips. */
    inkOnInverse: null,
    inverse: null,
    /** Hairlines; decorative only. */
    line: null,
    /** Edges that identify a control: at least 3:1. */
    lineStrong: null,
    brand: { rest: null, pressed: null, soft: null, onSoft: null, ink: null },
    /** The chosen item of a tab bar or a segmented control. */
    selected: null,
    positive: tone,
    caution: tone,
    critical: tone,
    info: tone,
    /** A price or a result that rose. Always shown with a sign and an arrow too. */
    gain: figure,
    loss: figure,
    flat: figure,
    /** Eight hues to tell things apart, such as the avatars of instruments. They have no meaning. */
    tint: { a: tint, b: tint, c: tint, d: tint, e: tint, f: tint, g: tint, h: tint },
    focus: null,
    scrim: null,
    /** White and black in every theme: the background of a QR code, and of a photograph. */
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
    /** The unit, scaled with the reader's text size. */
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
    /** Minimum side of a touch target. */
    touch: null,
    controlSmall: null,
    control: null,
    controlLarge: null,
    /** Minimum height of a list row. */
    cell: null,
    /** Width of the column on wide screens. */
    column: null,
    hairline: null,
    /** Outline of a small empty mark. */
    strokeFine: null,
    /** Outline of a focused, chosen or invalid control. */
    stroke: null,
    focusRing: null,
  },
  radius: { tag: null, control: null, card: null, sheet: null, pill: null },
  font: { text: null, figure: null, mono: null, numeric: null },
  type: {
    /** 34 px: the main figure of a screen. */
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
    /** Opacity only: stays under reduced motion, which replaces movement by fades. */
    fade: null,
    /** 1, or 0 under reduced motion: a factor for distances. */
    travel: null,
    out: null,
    inOut: null,
  },
  elevation: { card: null, raised: null, sheet: null, modal: null, toast: null },
  zIndex: { sticky: null, nav: null, sheet: null, modal: null, toast: null },
} as const;

type LeavesOf<Shape> = { [Key in keyof Shape]: Shape[Key] extends null ? string : LeavesOf<Shape[Key]> };

/** A theme: a value for every role of the contract. A missing or unknown role is a type error. */
export type ThemeTokens = LeavesOf<typeof contractShape>;

type PartialLeaves<Shape> = {
  [Key in keyof Shape]?: Shape[Key] extends null ? string : PartialLeaves<Shape[Key]>;
};

/** Some roles of the contract, to override computed ones. */
export type ThemeOverrides = PartialLeaves<typeof contractShape>;

const PREFIX = 'uk';
const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Name of a role's custom property, without the leading dashes. @example propertyName(['color', 'inkMuted']) //
 * 'uk-color-ink-muted'
 */
export function propertyName(path: readonly string[]): string {
  return [PREFIX, ...path.map(kebab)].join('-');
}
