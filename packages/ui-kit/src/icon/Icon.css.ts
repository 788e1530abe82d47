import { SIDE } from '../css/direction.css.js';
import { component, componentVariants } from '../css/component.js';
import { vars } from '../theme/contract.css.js';

export const icon = component({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&[data-mirrored]': { scale: `${SIDE} 1` } },
});

const square = (side: string) => ({ width: side, height: side });

export const sizes = componentVariants({
  large: square(vars.size.icon),
  medium: square(vars.size.iconMedium),
  small: square(vars.size.iconSmall),
});

/** The fill of solid icons, such as the star of a watched instrument. */
export const filled = component({ fill: 'currentColor' });
