import { component, figures } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const figure = component({ ...figures, fontWeight: vars.weight.medium });

export const unit = component({ color: vars.color.inkSubtle });

export const max = component({ color: vars.color.brand.ink });

/** Two buttons side by side, less prominent than the figure. */
export const steppers = component({ display: 'inline-flex', marginInlineEnd: `calc(${vars.space.x3} * -1)` });

export const stepper = component({ fontSize: vars.type.heading.size, marginInlineEnd: 0 });
