import { component, componentVariants } from '../css/component.js';
import { units } from '../css/mixins.js';
import { vars } from '../theme/contract.css.js';
import { REDUCED_MOTION, ringLook } from './ringLook.js';

const { ring, ringWithoutMotion } = ringLook();

export const spinner = component({ ...ring, '@media': { [REDUCED_MOTION]: ringWithoutMotion } });

export const sizes = componentVariants({
  small: { width: vars.size.iconSmall, height: vars.size.iconSmall },
  medium: { width: vars.size.iconMedium, height: vars.size.iconMedium },
  large: { width: units(8), height: units(8) },
});
