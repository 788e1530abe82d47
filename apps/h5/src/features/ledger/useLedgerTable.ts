import { toTable, type Cell } from '../../components/records/csv.js';
import { useT } from '../../i18n/index.js';
import type { Account } from './AccountSummary.js';
import type { Entry } from './ledgerFacts.js';
import { useAccountWord } from '../../components/useAccountWord.js';
import { useKindWord } from '../../components/records/entryKinds.js';

/** Converts entries to a table with headings in the customer's language. Figures and times stay machine-readable. */
export function useLedgerTable(
  accounts: readonly Account[],
  symbols: ReadonlyMap<string, string> | undefined,
): (entries: readonly Entry[]) => Cell[][] {
  const t = useT();
  const kindWord = useKindWord();
  const nameOf = useAccountWord();
  const accountOf = ({ accountId }: Entry) => {
    const account = accounts.find(({ id }) => id === accountId);
    return account === undefined ? accountId : nameOf(account);
  };
  return (entries) =>
    toTable(entries, [
      [t('ledger.time'), (entry) => entry.createdAt],
      [t('ledger.number'), (entry) => entry.id],
      [t('ledger.account'), accountOf],
      [t('ledger.kindLabel'), (entry) => kindWord(entry.memoKey)],
      [t('records.symbol'), (entry) => symbols?.get(entry.refId ?? '') ?? null],
      [t('balance.amount'), (entry) => entry.amount],
      [t('ledger.balance'), (entry) => entry.balanceAfter],
      [t('records.currency'), (entry) => entry.currency],
      [t('ledger.reference'), (entry) => entry.refId],
    ]);
}
