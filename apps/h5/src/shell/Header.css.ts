import { bare, focusRing, hiddenVisually, text, units } from '@fairlot/ui-kit/css';
import { vars } from '@fairlot/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/**
 * The bar is as tall as it is, so its text grows with the customer's text size only as far as it fits; the page's own
 * heading below grows all the way.
 */
const atMost = (size: string, most: string) => `min(${size}, ${most})`;

/** Where five tools, the logo and the mark need every pixel. */
const TIGHT = 'screen and (max-width: 339px)';

export const start = style({ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' });

export const name = style({
  ...text('lead'),
  fontSize: atMost(vars.type.lead.size, units(5.5)),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `0 ${vars.space.x1} 0 ${vars.space.x3}`,
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
  '@media': { [TIGHT]: { paddingLeft: vars.space.x1 } },
});

/** The logo stands for the name where there is no room for both; screen readers still hear it. */
export const crowdedName = style({ '@media': { 'screen and (max-width: 459px)': hiddenVisually } });

/** After a back button the name needs no distance of its own. */
export const nameAfterBack = style({ paddingLeft: 0 });

export const logo = style({
  display: 'block',
  width: vars.space.x6,
  height: vars.space.x6,
  color: vars.color.brand.rest,
});

/** As tall as a finger, while the mark inside stays as quiet as a footnote. */
export const simulated = style({
  ...bare,
  ...text('micro'),
  fontSize: atMost(vars.type.micro.size, units(3.5)),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  padding: `0 ${vars.space.x1}`,
  cursor: 'pointer',
  minWidth: 0,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': focusRing },
});

export const mark = style({
  padding: `${vars.space.half} ${vars.space.x2}`,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.medium,
  color: vars.color.info.onSoft,
  background: vars.color.info.soft,
  '@media': { [TIGHT]: { paddingInline: vars.space.x1 } },
});
