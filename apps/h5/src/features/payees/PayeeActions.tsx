import type { ActionSheetProps } from '@fairlot/ui-kit/action-sheet';
import { lazySheet, type Openable } from '../../components/lazyPart.js';

type PayeeActionsProps = Openable & Omit<ActionSheetProps, 'open' | 'onOpenChange'>;

/** The actions for the chosen payee. Dialogs are larger than the list that opens them, so they are loaded lazily. */
export const PayeeActions = lazySheet<PayeeActionsProps>({
  load: async () => {
    const { ActionSheet } = await import('@fairlot/ui-kit/action-sheet');
    return function PayeeActionSheet({ isOpen, onClose, ...props }) {
      return <ActionSheet open={isOpen} onOpenChange={onClose} {...props} />;
    };
  },
  words: [],
});
