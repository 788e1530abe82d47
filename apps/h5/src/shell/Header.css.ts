import { bare, focusRing, oneLine, text, units } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/contract';
import { style } from '@vanilla-extract/css';

/**
 * The bar has a fixed height, so its text grows with the customer's text size only as far as it fits. The page's own
 * heading below grows without limit.
 */
const atMost = (size: string, most: string) => `min(${size}, ${most})`;

export const start = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  whiteSpace: 'nowrap',
});

/** Below this width five tools leave no room for the logo. */
const NARROW = 'screen and (max-width: 459px)';

/** If there is no room for both, only the name is shown. */
export const crowdedLogo = style({ '@media': { [NARROW]: { display: 'none' } } });

/** The name above its mark, so that both fit beside five tools on the narrowest phone. */
export const lockup = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  minWidth: 0,
  height: vars.size.touch,
  paddingInline: vars.space.x1,
  selectors: { [`${crowdedLogo} + &`]: { '@media': { [NARROW]: { paddingInlineStart: vars.space.x3 } } } },
});

export const name = style({
  ...text('lead'),
  ...oneLine,
  maxWidth: '100%',
  fontSize: atMost(vars.type.lead.size, units(4.5)),
  lineHeight: 1.2,
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
});

export const logo = style({
  display: 'block',
  width: vars.space.x6,
  height: vars.space.x6,
  marginInlineStart: vars.space.x2,
  color: vars.color.brand.rest,
});

/** A small mark; its tap area is the whole lockup. */
export const simulated = style({
  ...bare,
  ...text('micro'),
  fontSize: atMost(vars.type.micro.size, units(3)),
  lineHeight: 1.2,
  display: 'inline-flex',
  cursor: 'pointer',
  borderRadius: vars.radius.pill,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': focusRing,
  },
});

export const mark = style({
  padding: `0 ${vars.space.x2}`,
  marginInlineStart: `calc(-1 * ${vars.space.half})`,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.medium,
  color: vars.color.info.onSoft,
  background: vars.color.info.soft,
});
