import { cryptoWalletCreateLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { requiredText } from '../fields/requiredText.js';
import { toMessage } from '../messages.js';
import { networkOf } from './walletAddress.js';

/** A wallet for withdrawals: the body of `POST /crypto_wallet` without the pay password. */
export function cryptoWalletForm() {
  return z
    .object({
      name: requiredText(cryptoWalletCreateLimits.name.maxLength, 'forms.payee.name'),
      currency: z.enum(['USDT'], toMessage('forms.payee.currency')),
      /** Chosen explicitly, because coins sent on another network are lost. */
      network: z.enum(['ERC20', 'TRC20'], toMessage('forms.payee.network')),
      address: z.string().check(z.trim(), z.minLength(1, toMessage('forms.payee.address'))),
    })
    .check(({ value: { network, address }, issues }) => {
      const actual = networkOf(address);
      if (address === '' || actual === network) return;
      const message =
        actual === null
          ? toMessage('forms.payee.addressInvalid')
          : toMessage('forms.payee.networkMismatch', { actual, network });
      issues.push({ code: 'custom', path: ['address'], message, input: address });
    });
}

export type NewCryptoWallet = z.output<ReturnType<typeof cryptoWalletForm>>;

/** The form's values while it is filled in: at first nothing is chosen. */
export interface CryptoWalletFormValues extends Omit<NewCryptoWallet, 'currency' | 'network'> {
  currency: NewCryptoWallet['currency'] | '';
  network: NewCryptoWallet['network'] | '';
}
