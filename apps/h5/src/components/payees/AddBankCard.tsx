import { bankCardForm, groupIban, type BankCardFormValues } from '@fairlot/forms/payees';
import { FormField } from '@fairlot/forms/react';
import { Banner } from '@fairlot/ui-kit/banner';
import { KeyValueRow } from '@fairlot/ui-kit/key-value';
import { TextField, type TextFieldProps } from '@fairlot/ui-kit/text-field';
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { BankCard } from '../../queries/payeeQueries.js';
import * as css from '../moneyForm/MoneyForm.css.js';
import { AddFooter, AddReview, NameField, type AddProps } from './AddPayee.js';
import { useAddPayee, type NewPayee } from './useAddPayee.js';
import { useIbanFill } from './useIbanFill.js';
import { useSessionScope } from '../../state/session.js';

const empty: BankCardFormValues = {
  name: '',
  accountName: '',
  bankName: '',
  bankBranch: '',
  accountNumber: '',
  iban: '',
  bic: '',
};

type NewBankCard = ReturnType<ReturnType<typeof bankCardForm>['parse']>;

const bankCard: NewPayee<BankCardFormValues, NewBankCard, BankCard> = {
  name: 'payee bank',
  schema: bankCardForm,
  empty,
  label: 'payees.addBank',
  send: (body) => api.post('/bank_card', { body }),
};

/** Asks for a bank account of the customer's own and adds it, confirmed by the payment password. */
export function AddBankCard({ onAdded, onCancel }: AddProps<BankCard>) {
  const t = useT();
  const { form, action, entered: card, change, add } = useAddPayee(bankCard, onAdded);
  const ownName = useOwnName();
  const { getValues, setValue } = form;
  useEffect(() => {
    if (ownName !== undefined && getValues('accountName') === '') setValue('accountName', ownName);
  }, [ownName, getValues, setValue]);
  const fillFrom = useIbanFill(form);
  return (
    <form className={css.page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={css.fields}>
        <Banner tone="info">{t('payees.ownName')}</Banner>
        <FormField form={form} name="accountName">
          {(field) => <TextField {...field} label={t('payees.accountName')} autoComplete="name" required />}
        </FormField>
        <FormField form={form} name="iban">
          {(field) => (
            <CodeField
              {...field}
              label={t('payees.iban')}
              hint={t('payees.ibanHint')}
              // Groups the digits while typing at the end; a correction inside is left alone until blur.
              onValueChange={(typed) =>
                field.onValueChange(typed.startsWith(field.value) ? groupIban(typed) : typed)
              }
              onBlur={(event) => {
                field.onValueChange(groupIban(field.value));
                fillFrom(field.value);
                field.onBlur(event);
              }}
              maxLength={42}
            />
          )}
        </FormField>
        <FormField form={form} name="bic">
          {(field) => (
            <CodeField {...field} label={t('payees.bic')} hint={t('payees.bicHint')} maxLength={11} />
          )}
        </FormField>
        <FormField form={form} name="accountNumber">
          {(field) => <CodeField {...field} label={t('payees.accountNumber')} maxLength={34} />}
        </FormField>
        <FormField form={form} name="bankName">
          {(field) => (
            <TextField {...field} label={t('payees.bankName')} autoComplete="organization" required />
          )}
        </FormField>
        <FormField form={form} name="bankBranch">
          {(field) => <TextField {...field} label={t('payees.bankBranch')} autoComplete="off" required />}
        </FormField>
        <FormField form={form} name="name">
          {(field) => <NameField {...field} hint={t('payees.nameHint')} />}
        </FormField>
      </div>
      <AddFooter form={form} action={action} onCancel={onCancel} />
      <AddReview
        title={t('payees.reviewBank')}
        verb={t('payees.addBank')}
        action={action}
        isWanted={card !== undefined}
        onClose={change}
        onConfirm={add}
      >
        <KeyValueRow label={t('payees.accountName')}>{card?.accountName}</KeyValueRow>
        <KeyValueRow label={t('payees.iban')}>{groupIban(card?.iban ?? '')}</KeyValueRow>
        <KeyValueRow label={t('payees.bic')}>{card?.bic}</KeyValueRow>
        <KeyValueRow label={t('payees.accountNumber')}>{card?.accountNumber}</KeyValueRow>
        <KeyValueRow label={t('payees.bankName')}>{card?.bankName}</KeyValueRow>
        <KeyValueRow label={t('payees.bankBranch')}>{card?.bankBranch}</KeyValueRow>
      </AddReview>
    </form>
  );
}

/** Letters and digits as a bank writes them. */
function CodeField(props: TextFieldProps) {
  return <TextField {...props} autoCapitalize="characters" autoComplete="off" required />;
}

/** The customer's verified name, which all their bank accounts must have; undefined if not verified. */
function useOwnName(): string | undefined {
  const scope = useSessionScope();
  const { data } = useQuery({
    queryKey: [scope, 'kyc', 'name'],
    queryFn: ({ signal }) => api.get('/kyc', { signal }),
  });
  if (data?.status !== 'pass') return undefined;
  const name = [data.firstName, data.lastName].filter((part) => part !== null).join(' ');
  return name === '' ? undefined : name;
}
