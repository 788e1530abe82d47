import { LoadingState } from '@fairlot/ui-kit/page-state';
import { bootScreen } from './BootScreen.css.js';

/** Before there is a language to speak: a ring, after 200 ms, and no more. */
export function BootScreen() {
  return (
    <div className={bootScreen}>
      <LoadingState />
    </div>
  );
}
