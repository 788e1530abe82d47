import { requiredMark } from './FieldText.css.js';

/**
 * The visible mark of a required control without a `Field`. The control announces that it is required by
 * `aria-required`.
 */
export const requiredStar = (
  <span aria-hidden="true" data-part="required-mark" className={requiredMark}>
    *
  </span>
);
