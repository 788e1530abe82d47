import { Button } from '@fairlot/ui-kit/button';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as css from './Specimen.css.js';
import type { SpecimenUpload } from './useSpecimen.js';

export interface SpecimenFieldProps {
  specimen: SpecimenUpload;
  /** Whether there is no picture yet. */
  isEmpty: boolean;
  /** The name of the button that uses the specimen. */
  use: string;
  /** The field for the picture, with its notes. */
  children: ReactNode;
}

/** A field for a picture, and below it, until there is one, the button that uses a specimen in its place. */
export function SpecimenField({ specimen, isEmpty, use, children }: SpecimenFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);
  // The button is gone once it was used. If it had the focus, the keyboard continues at the picture instead of at the
  // top of the page.
  useLayoutEffect(() => {
    if (isEmpty || !isUsed.current) return;
    isUsed.current = false;
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [isEmpty]);
  return (
    <div ref={field} tabIndex={-1} className={css.field}>
      {children}
      {isEmpty && (
        <Button
          variant="secondary"
          size="small"
          className={css.button}
          busy={specimen.isBusy}
          onClick={() => {
            isUsed.current = true;
            specimen.use();
          }}
        >
          {use}
        </Button>
      )}
    </div>
  );
}
