import { component, figures } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

/** What the page and the box leave beside the figure. */
const SIDES = `4 * ${vars.space.gutter}`;
/** A little more than the average character of a figure with its separators is wide. */
const CHARACTER_EM = 0.6;

/** How many characters the figure has; `NumberInput.tsx` sets it. */
const LENGTH = 'var(--uk-number-length)';

/**
 * With large text a long figure becomes smaller before it would be cut, but not below 16 px, where iOS zooms. Outside
 * of a container of the product, `cqi` is a share of the window.
 */
const fitting = `(100cqi - ${SIDES}) / ${LENGTH} / ${CHARACTER_EM}`;

export const figure = component({
  ...figures,
  // Wide enough for the whole figure; what stands beside it wraps.
  flexBasis: `calc(${LENGTH} * 1ch)`,
  fontSize: `clamp(16px, ${fitting}, ${vars.type.lead.size})`,
  fontWeight: vars.weight.medium,
});

export const unit = component({ color: vars.color.inkSubtle });

export const max = component({ color: vars.color.brand.ink });

/** Two buttons side by side, less prominent than the figure. */
export const steppers = component({ display: 'inline-flex', marginInlineEnd: `calc(${vars.space.x3} * -1)` });

export const stepper = component({ fontSize: vars.type.heading.size, marginInlineEnd: 0 });
