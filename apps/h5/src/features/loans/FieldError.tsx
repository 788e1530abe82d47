import { fieldError } from './FieldError.css.js';

/** What is wrong with a choice whose control has no place of its own for it. */
export function FieldError({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className={fieldError}>
      {children}
    </div>
  );
}
