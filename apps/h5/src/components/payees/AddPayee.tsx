import { Button } from '@fairlot/ui-kit/button';
import { KeyValue } from '@fairlot/ui-kit/key-value';
import { TextField, type TextFieldProps } from '@fairlot/ui-kit/text-field';
import { Suspense, type ReactNode } from 'react';
import { useT } from '../../i18n/index.js';
import { isForTheForm, type MoneyAction } from '../review/moneyActions.js';
import { ReviewFooter } from '../review/ReviewFooter.js';
import { lazySheet } from '../lazyPart.js';

const ReviewSheet = lazySheet({
  load: async () => (await import('../review/ReviewSheet.js')).ReviewSheet,
  words: ['review'],
});

export interface AddProps<Payee> {
  onAdded: (payee: Payee) => void;
  onCancel: () => void;
}

/** What the customer calls a payee: the last field of its form. */
export function NameField(props: Omit<TextFieldProps, 'label'>) {
  const t = useT();
  return (
    <TextField
      {...props}
      label={t('payees.name')}
      maxLength={40}
      autoComplete="off"
      enterKeyHint="done"
      required
    />
  );
}

export interface AddFooterProps {
  form: { readonly isSubmitting: boolean };
  action: MoneyAction | undefined;
  onCancel: () => void;
}

/** The buttons at the end of a form that adds a payee. */
export function AddFooter({ form, action, onCancel }: AddFooterProps) {
  const t = useT();
  return (
    <ReviewFooter action={action} buttonLabel={t('payees.check')} busy={form.isSubmitting}>
      <Button variant="quiet" fullWidth onClick={onCancel}>
        {t('payees.cancel')}
      </Button>
    </ReviewFooter>
  );
}

export interface AddReviewProps {
  title: string;
  verb: string;
  action: MoneyAction | undefined;
  isWanted: boolean;
  onClose: () => void;
  onConfirm: (payPassword: string) => void;
  /** `KeyValueRow`s of the entered values, as they will be used. */
  children: ReactNode;
}

/** Shows the entered values in full before the payment password, because money sent to a wrong number may be lost. */
export function AddReview({ title, verb, action, isWanted, onClose, onConfirm, children }: AddReviewProps) {
  return (
    isWanted && (
      <Suspense>
        <ReviewSheet
          isOpen={!isForTheForm(action)}
          onClose={onClose}
          title={title}
          action={action}
          verb={verb}
          onConfirm={onConfirm}
          needsPayPassword
        >
          <KeyValue>{children}</KeyValue>
        </ReviewSheet>
      </Suspense>
    )
  );
}
