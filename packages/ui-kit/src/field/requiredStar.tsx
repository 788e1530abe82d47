import type { ReactNode } from 'react';
import { requiredMark } from './FieldText.css.js';

/** The visible mark of a required control, which announces that itself by `aria-required`. */
export const requiredStar = (isRequired: boolean | undefined): ReactNode =>
  isRequired ? (
    <span aria-hidden="true" data-part="required-mark" className={requiredMark}>
      *
    </span>
  ) : null;
