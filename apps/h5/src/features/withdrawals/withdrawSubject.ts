import type { Schemas } from '@fairlot/api-client';
import { decimal, ZERO } from '@fairlot/money';
import { useQuery } from '@tanstack/react-query';
import { maskedEnd } from '../../components/payees/maskedEnd.js';
import { networkName } from '../../components/payees/networkName.js';
import { bankCardsQuery, cryptoWalletsQuery } from '../../queries/payeeQueries.js';
import { currenciesQuery, useProfile } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import { accountsQuery } from '../../queries/tradingQueries.js';
import type { WithdrawalType } from './withdrawalQueries.js';

type Account = Schemas['Account'];

/** A payee of either kind. */
export interface PayeeChoice {
  readonly id: string;
  readonly label: string;
  readonly isDefault: boolean;
  /** A wallet without an accepted withdrawal; the first one deserves a second look. */
  readonly isNew: boolean;
  /** A wallet's full address. */
  readonly address: string | undefined;
  readonly network: string | undefined;
  /** ISO 8601, business time: when withdrawals may first go to it. */
  readonly usableAt: string;
}

/** The data that a withdrawal form needs. */
export interface WithdrawSubject {
  readonly kycStatus: string;
  readonly hasPayPassword: boolean;
  readonly payees: readonly PayeeChoice[];
  /** Cash accounts whose currency can be withdrawn this way; those with money first. */
  readonly cash: readonly Account[];
  /** All accounts, to show where else money is. */
  readonly accounts: readonly Account[];
  /** Whether all requirements but a payee are met. */
  readonly isAllowed: boolean;
}

/** The server's data for a withdrawal; `failed` is the first query that failed. */
export function useWithdrawSubject(type: WithdrawalType) {
  const scope = useSessionScope();
  const profile = useProfile();
  const cards = useQuery({ ...bankCardsQuery(scope), enabled: type === 'bank' });
  const wallets = useQuery({ ...cryptoWalletsQuery(scope), enabled: type === 'crypto' });
  const accounts = useQuery(accountsQuery(scope));
  const currencies = useQuery(currenciesQuery);
  const payees = type === 'bank' ? cards : wallets;
  const failed = [profile, payees, accounts, currencies].find((query) => query.isError);

  const choices =
    type === 'bank'
      ? cards.data?.map((card): PayeeChoice => ({
          id: card.id,
          label: `${card.bankName} ${maskedEnd(card.last4)}`,
          isDefault: card.isDefault,
          isNew: false,
          address: undefined,
          network: undefined,
          usableAt: card.usableAt,
        }))
      : wallets.data?.map((wallet): PayeeChoice => ({
          id: wallet.id,
          label: `${wallet.name} · ${networkName(wallet.network)} ${maskedEnd(wallet.last4)}`,
          isDefault: false,
          isNew: !wallet.isUsed,
          address: wallet.address,
          network: networkName(wallet.network),
          usableAt: wallet.usableAt,
        }));
  if (
    profile.data === undefined ||
    choices === undefined ||
    accounts.data === undefined ||
    currencies.data === undefined
  )
    return { subject: undefined, failed };

  const wanted = type === 'bank' ? 'fiat' : 'crypto';
  const kinds = new Map(currencies.data.data.map(({ code, kind }) => [code, kind]));
  const cash = accounts.data.data
    .filter((account) => account.kind === 'cash' && kinds.get(account.currency) === wanted)
    .toSorted((a, b) => Number(hasMoney(b)) - Number(hasMoney(a)));
  const { kycStatus, hasPayPassword } = profile.data;
  const subject: WithdrawSubject = {
    kycStatus,
    hasPayPassword,
    payees: choices,
    cash,
    accounts: accounts.data.data,
    isAllowed: kycStatus === 'pass' && hasPayPassword,
  };
  return { subject, failed };
}

const hasMoney = ({ availableFunds }: Account): boolean => decimal(availableFunds) > ZERO;
