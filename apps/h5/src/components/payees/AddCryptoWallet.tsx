import { cryptoWalletForm, networkOf, type CryptoWalletFormValues } from '@fairlot/forms/payees';
import { FormField } from '@fairlot/forms/react';
import { Banner } from '@fairlot/ui-kit/banner';
import { KeyValueRow } from '@fairlot/ui-kit/key-value';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { TextField } from '@fairlot/ui-kit/text-field';
import { useT } from '../../i18n/index.js';
import { api } from '../../stores/api.js';
import type { CryptoWallet } from '../../stores/payees.js';
import * as css from '../moneyForm/MoneyForm.css.js';
import { AddFooter, AddReview, type AddProps } from './AddPayee.js';
import { Address } from './Address.js';
import { networkName } from './networkName.js';
import { useAddPayee, type NewPayee } from './useAddPayee.js';

const empty: CryptoWalletFormValues = { name: '', currency: 'USDT', network: 'TRC20', address: '' };

const cryptoWallet: NewPayee<CryptoWalletFormValues, CryptoWalletFormValues, CryptoWallet> = {
  name: 'payee crypto',
  schema: cryptoWalletForm,
  empty,
  label: 'payees.addWallet',
  send: (body) => api.post('/crypto_wallet', { body }),
};

/** Asks for a wallet and adds it, once the payment password agrees. A pasted address chooses its network. */
export function AddCryptoWallet({ onAdded, onCancel }: AddProps<CryptoWallet>) {
  const t = useT();
  const { form, action, entered: wallet, change, add } = useAddPayee(cryptoWallet, onAdded);
  return (
    <form className={css.page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={css.fields}>
        <Banner tone="caution" title={t('payees.networkTitle')}>
          {t('payees.networkText')}
        </Banner>
        <FormField form={form} name="network">
          {(field) => (
            <SegmentedControl
              label={t('payees.network')}
              showLabel
              value={field.value}
              onValueChange={field.onValueChange}
              items={[
                { value: 'TRC20', label: 'TRC-20' },
                { value: 'ERC20', label: 'ERC-20' },
              ]}
            />
          )}
        </FormField>
        <FormField form={form} name="address">
          {(field) => (
            <TextField
              {...field}
              label={t('payees.address')}
              hint={t('payees.addressHint')}
              onValueChange={(typed) => {
                field.onValueChange(typed);
                const network = networkOf(typed.trim());
                if (network !== null) form.setValue('network', network);
              }}
              autoCapitalize="none"
              autoComplete="off"
              required
            />
          )}
        </FormField>
        <FormField form={form} name="name">
          {(field) => (
            <TextField
              {...field}
              label={t('payees.name')}
              hint={t('payees.walletNameHint')}
              maxLength={40}
              autoComplete="off"
              enterKeyHint="done"
              required
            />
          )}
        </FormField>
      </div>
      <AddFooter form={form} action={action} onCancel={onCancel} />
      <AddReview
        title={t('payees.reviewWallet')}
        verb={t('payees.addWallet')}
        action={action}
        isWanted={wallet !== undefined}
        onClose={change}
        onConfirm={add}
      >
        <KeyValueRow label={t('payees.name')}>{wallet?.name}</KeyValueRow>
        <KeyValueRow label={t('payees.currency')}>{wallet?.currency}</KeyValueRow>
        <KeyValueRow label={t('payees.network')}>{networkName(wallet?.network)}</KeyValueRow>
        <KeyValueRow label={t('payees.address')}>
          <Address>{wallet?.address ?? ''}</Address>
        </KeyValueRow>
      </AddReview>
    </form>
  );
}
