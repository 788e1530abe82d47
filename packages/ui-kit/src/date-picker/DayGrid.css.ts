import { bare, component, figures, focusRing, forcedMark, text, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const head = component({ display: 'flex', alignItems: 'center', gap: vars.space.x1 });

export const selects = component({
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.x1,
  minWidth: 0,
});

export const select = component({
  ...bare,
  // At least 16 px; otherwise iOS zooms into it.
  ...text('lead'),
  maxWidth: '100%',
  minHeight: vars.size.touch,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});

export const grid = component(
  {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontFamily: vars.font.text,
  },
  'calendar',
);

export const weekday = component({
  ...text('caption'),
  // Seven columns must fit at any text size. Each day's name contains its weekday in full.
  fontSize: `min(${vars.type.caption.size}, ${units(4.5)})`,
  padding: 0,
  height: vars.space.x8,
  color: vars.color.inkMuted,
  fontWeight: vars.weight.regular,
});

export const place = component({ padding: 0, textAlign: 'center' });

export const day = component(
  {
    ...bare,
    ...text('body'),
    ...figures,
    // Seven columns of two figures with a space between them, at any text size.
    fontSize: `min(${vars.type.body.size}, 7.5vw)`,
    display: 'inline-grid',
    placeItems: 'center',
    width: '100%',
    maxWidth: vars.size.touch,
    minHeight: vars.size.touch,
    borderRadius: vars.radius.pill,
    color: vars.color.ink,
    textAlign: 'center',
    cursor: 'pointer',
    forced: { selectors: { '[aria-selected="true"] > &': forcedMark } },
    selectors: {
      '&:active': { background: vars.color.pressed },
      // A line marks today, a background the chosen day.
      '&[aria-current="date"]': {
        fontWeight: vars.weight.bold,
        textDecoration: 'underline',
        textUnderlineOffset: vars.space.x1,
      },
      '[aria-selected="true"] > &': {
        background: vars.color.brand.rest,
        color: vars.color.inkOnBrand,
        fontWeight: vars.weight.semibold,
      },
      '[aria-selected="true"] > &[data-inside]': {
        background: vars.color.brand.soft,
        color: vars.color.brand.ink,
      },
      '&:is(:disabled, [aria-disabled="true"])': { color: vars.color.inkDisabled, cursor: 'not-allowed' },
      '&[aria-disabled="true"]': { background: 'none', textDecoration: 'line-through' },
      '&:focus-visible': focusRing,
    },
  },
  'day',
);

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x2,
});

/** The space of a month of five weeks, while today is not known. */
export const waiting = component({ height: `calc(8 * ${vars.size.touch})` });

/** The choice in words; it keeps its height while empty. */
export const chosen = component({
  ...text('body'),
  ...figures,
  minHeight: '1lh',
  margin: `${vars.space.x1} 0`,
  color: vars.color.ink,
  fontFamily: vars.font.text,
});
