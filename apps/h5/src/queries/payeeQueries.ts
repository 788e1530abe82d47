import type { Schemas } from '@fairlot/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { queryClient } from './queryClient.js';
import { session } from '../state/session.js';

export type BankCard = Schemas['BankCard'];
export type CryptoWallet = Schemas['CryptoWallet'];

/** Bank accounts for withdrawals, the default first. `scope`: `useSessionScope()`. */
export const bankCardsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'payee', 'bank'],
    queryFn: ({ signal }) => api.get('/bank_card', { signal }),
    select: ({ data }) => data,
  });

/** Wallets for withdrawals, newest first. */
export const cryptoWalletsQuery = (scope: string) =>
  queryOptions({
    queryKey: [scope, 'payee', 'crypto'],
    queryFn: ({ signal }) => api.get('/crypto_wallet', { signal }),
    select: ({ data }) => data,
  });

/** Refetches bank accounts and wallets. */
export function refreshPayees(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [session.scope(), 'payee'] });
}
