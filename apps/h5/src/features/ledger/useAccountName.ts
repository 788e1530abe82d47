import { useT } from '../../i18n/index.js';
import type { Account } from './AccountSummary.js';

const kinds = ['cash', 'trade', 'fund'] as const;

/** Names an account by its purpose and its currency. A kind that came with a newer server is named as it is. */
export function useAccountName(): (account: Pick<Account, 'kind' | 'currency'>) => string {
  const t = useT();
  return (account) => {
    const kind = kinds.find((known) => known === account.kind);
    return `${kind === undefined ? account.kind : t(`ledger.accountKind.${kind}`)} · ${account.currency}`;
  };
}
