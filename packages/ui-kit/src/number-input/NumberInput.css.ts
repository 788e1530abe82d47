import { component, figures, units } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

/** How many characters the figure has; `NumberInput.tsx` sets it. */
const LENGTH = 'var(--uk-digits)';

export const figure = component({
  ...figures,
  // The minus is left of the digits in every text direction.
  direction: 'ltr',
  // Wide enough for the whole figure; its neighbours wrap.
  flexBasis: `calc(${LENGTH} * 1ch)`,
  // With large text a long figure becomes smaller before it would be cut, but not below 16 px, where iOS zooms. It has
  // four fifths of the window, or of a container of the product; a character is 0.6 of its size wide.
  fontSize: `clamp(${units(4)}, 80cqi / ${LENGTH} / 0.6, ${vars.type.lead.size})`,
  fontWeight: vars.weight.medium,
});

export const unit = component({ color: vars.color.inkSubtle });

export const max = component({ color: vars.color.brand.ink });

/** Two buttons side by side, less prominent than the figure. */
export const steppers = component({ display: 'inline-flex', marginInlineEnd: `calc(${vars.space.x3} * -1)` });

export const stepper = component({ fontSize: vars.type.heading.size, marginInlineEnd: 0 });
