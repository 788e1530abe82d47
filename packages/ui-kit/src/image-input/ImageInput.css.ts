import { bare, component, focusRingInside, forcedEdge, text, textUnits, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const root = component({ minWidth: 0, fontFamily: vars.font.text }, 'image_input');

export const tiles = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${textUnits(34)}), 1fr))`,
  gap: vars.space.x3,
});

const button = component({ ...bare, cursor: 'pointer', selectors: { '&:focus-visible': focusRingInside } });

const box = {
  position: 'relative',
  boxSizing: 'border-box',
  minHeight: units(34),
  borderRadius: vars.radius.card,
  overflow: 'hidden',
} as const;

export const tile = component({
  ...box,
  display: 'grid',
  background: vars.color.sunken,
  forced: forcedEdge,
  selectors: {
    '&[data-status=failed]': { boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.critical.ink}` },
  },
});

export const add = component([
  button,
  {
    ...box,
    ...text('caption'),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    padding: vars.space.x2,
    textAlign: 'center',
    background: vars.color.surface,
    color: vars.color.brand.ink,
    fontWeight: vars.weight.semibold,
    boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.lineStrong}`,
    pressed: { background: vars.color.brand.soft },
    selectors: {
      '&[data-invalid]': { boxShadow: `inset 0 0 0 ${vars.size.stroke} ${vars.color.critical.ink}` },
      '&:disabled': { color: vars.color.inkDisabled, background: vars.color.sunken, cursor: 'not-allowed' },
    },
  },
]);

export const picture = component({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: { '[data-status] > &': { opacity: 0.25 } },
});

/** The picture itself is the button that enlarges it. */
export const enlarge = component([button, { position: 'absolute', inset: 0, cursor: 'zoom-in' }]);

const onPicture = component([
  button,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.size.touch,
    height: vars.size.touch,
    background: vars.color.surface,
    color: vars.color.ink,
  },
]);

export const remove = component([
  onPicture,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    borderEndStartRadius: vars.radius.card,
  },
]);

export const moves = component({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
});

export const move = component([
  onPicture,
  { selectors: { '&[aria-disabled=true]': { color: vars.color.inkDisabled, cursor: 'default' } } },
]);
