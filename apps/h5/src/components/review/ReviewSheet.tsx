import { Button } from '@fairlot/ui-kit/button';
import { Sheet } from '@fairlot/ui-kit/sheet';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { ActionNote } from './ActionNote.js';
import { isUnsettled, type MoneyAction } from './moneyActions.js';
import * as css from './Review.css.js';

export interface ReviewSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The action that is being reviewed, of `useMoneyAction`. */
  action: MoneyAction | undefined;
  /** What the button says: verb and amount. @example 'Withdraw $400.00' */
  verb: string;
  /** The customer agrees: send it. */
  onConfirm: () => void;
  /** False while a consent inside is missing, or a figure is not known. @default true */
  isReady?: boolean;
  /** Amount, price basis, fee, total, available before and after, when it settles, what can go wrong, how to undo it. */
  children: ReactNode;
}

/** Every cost before consent. The button carries verb and amount: pressing it is the consent. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { isOpen, onClose, title, action, verb, onConfirm, isReady = true, children } = props;
  const t = useT();
  const at = action?.phase.at;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      dismissible={at !== 'sending'}
      title={title}
      footer={
        <div className={css.footer}>
          <ActionNote action={action} hasAction={false} />
          <Button
            size="large"
            fullWidth
            busy={isUnsettled(action) && at !== 'unknown'}
            disabled={!isReady && at !== 'unknown'}
            onClick={at === 'unknown' ? action?.askAgain : onConfirm}
          >
            {at === 'unknown' ? t('review.checkAgain') : verb}
          </Button>
        </div>
      }
    >
      <div className={css.body}>{children}</div>
    </Sheet>
  );
}

/** What to know before agreeing: when it settles, what can go wrong, how it can be undone. */
export function ReviewNotes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={css.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
