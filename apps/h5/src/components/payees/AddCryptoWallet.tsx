import { cryptoWalletForm, type CryptoWalletFormValues, type NewCryptoWallet } from '@fairlot/forms/payees';
import { FormField } from '@fairlot/forms/react';
import { Banner } from '@fairlot/ui-kit/banner';
import { KeyValueRow } from '@fairlot/ui-kit/key-value';
import { Select } from '@fairlot/ui-kit/select';
import { TextField } from '@fairlot/ui-kit/text-field';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import type { CryptoWallet } from '../../queries/payeeQueries.js';
import * as css from '../moneyForm/MoneyForm.css.js';
import { AddFooter, AddReview, NameField, type AddProps } from './AddPayee.js';
import { Address } from './Address.js';
import { networkName } from './networkName.js';
import { useAddPayee, type NewPayee } from './useAddPayee.js';

const empty: CryptoWalletFormValues = { name: '', currency: 'USDT', network: '', address: '' };

const networks = ['TRC20', 'ERC20'] as const;

const cryptoWallet: NewPayee<CryptoWalletFormValues, NewCryptoWallet, CryptoWallet> = {
  name: 'payee crypto',
  schema: cryptoWalletForm,
  empty,
  label: 'payees.addWallet',
  send: (body) => api.post('/crypto_wallet', { body }),
};

/** Asks for a wallet and adds it, confirmed by the payment password. */
export function AddCryptoWallet({ onAdded, onCancel }: AddProps<CryptoWallet>) {
  const t = useT();
  const { form, action, entered: wallet, change, add } = useAddPayee(cryptoWallet, onAdded);
  return (
    <form className={css.page} noValidate onSubmit={(event) => void form.submit(event)}>
      <div className={css.fields}>
        <Banner tone="caution" title={t('payees.networkTitle')}>
          {t('payees.networkText')}
        </Banner>
        <FormField form={form} name="currency">
          {(field) => (
            <Select
              {...field}
              label={t('payees.currency')}
              options={[{ value: 'USDT', label: 'USDT' }]}
              required
            />
          )}
        </FormField>
        <FormField form={form} name="network">
          {(field) => (
            <Select
              {...field}
              label={t('payees.network')}
              options={networks.map((value) => ({ value, label: networkName(value) }))}
              required
            />
          )}
        </FormField>
        <FormField form={form} name="address">
          {(field) => (
            <TextField
              {...field}
              label={t('payees.address')}
              hint={t('payees.addressHint')}
              autoCapitalize="none"
              autoComplete="off"
              required
            />
          )}
        </FormField>
        <FormField form={form} name="name">
          {(field) => <NameField {...field} hint={t('payees.walletNameHint')} />}
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
