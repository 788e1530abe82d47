import { Button } from '@fairlot/ui-kit/button';
import * as css from './Specimen.css.js';
import type { SpecimenUpload } from './useSpecimen.js';

export interface SpecimenButtonProps {
  specimen: SpecimenUpload;
  children: string;
}

/** Uses a specimen in place of a picture, below its field. */
export function SpecimenButton({ specimen, children }: SpecimenButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      className={css.button}
      busy={specimen.isBusy}
      onClick={specimen.use}
    >
      {children}
    </Button>
  );
}
