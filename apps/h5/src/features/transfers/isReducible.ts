import { decimal, ZERO } from '@fairlot/money';
import type { Account } from '../../queries/tradingQueries.js';

/** Whether money of the account is bound in positions, which a customer may close for it. */
export const isReducible = (account: Pick<Account, 'kind' | 'used'> | undefined): boolean =>
  account?.kind === 'trade' && decimal(account.used) !== ZERO;
