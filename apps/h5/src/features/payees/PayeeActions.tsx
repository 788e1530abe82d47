import type { ActionSheetProps } from '@fairlot/ui-kit/action-sheet';
import { lazySheet, type Openable } from '../../components/lazyPart.js';

type PayeeActionsProps = Openable & Omit<ActionSheetProps, 'open' | 'onOpenChange'>;

/** What can be done with the chosen payee. Dialogs weigh more than the list they open over. */
export const PayeeActions = lazySheet<PayeeActionsProps>({
  load: async () => {
    const { ActionSheet } = await import('@fairlot/ui-kit/action-sheet');
    return function PayeeActionSheet({ isOpen, onClose, ...props }) {
      return <ActionSheet open={isOpen} onOpenChange={onClose} {...props} />;
    };
  },
  words: [],
});
