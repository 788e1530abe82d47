import type { ActionSheetProps } from '@fairlot/ui-kit/action-sheet';
import { lazy, Suspense } from 'react';

// Dialogs weigh more than the list they open over.
const ActionSheet = lazy(async () => ({
  default: (await import('@fairlot/ui-kit/action-sheet')).ActionSheet,
}));

/** What can be done with the chosen payee. */
export function PayeeActions(props: ActionSheetProps) {
  return (
    <Suspense>
      <ActionSheet {...props} />
    </Suspense>
  );
}
