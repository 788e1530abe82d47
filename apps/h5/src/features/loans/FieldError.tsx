import { fieldError } from './FieldError.css.js';

/** The error of a control that cannot show one itself. */
export function FieldError({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className={fieldError}>
      {children}
    </div>
  );
}
