import type { Cell } from '../../components/records/csv.js';
import { useT } from '../../i18n/index.js';
import type { Account } from './AccountSummary.js';
import type { Entry } from './ledgerFacts.js';
import { useAccountWord } from '../../components/useAccountWord.js';
import { useKindWord } from '../../components/records/entryKinds.js';

/** Writes entries as a table under the customer's words. Figures and times stay as a machine reads them. */
export function useLedgerTable(
  accounts: readonly Account[],
  symbols: ReadonlyMap<string, string> | undefined,
): (entries: readonly Entry[]) => Cell[][] {
  const t = useT();
  const kindWord = useKindWord();
  const nameOf = useAccountWord();
  return (entries) => [
    [
      t('ledger.time'),
      t('ledger.number'),
      t('ledger.account'),
      t('ledger.kindLabel'),
      t('records.symbol'),
      t('ledger.amount'),
      t('ledger.balance'),
      t('records.currency'),
      t('ledger.reference'),
    ],
    ...entries.map((entry) => {
      const account = accounts.find(({ id }) => id === entry.accountId);
      return [
        entry.createdAt,
        entry.id,
        account === undefined ? entry.accountId : nameOf(account),
        kindWord(entry.memoKey),
        symbols?.get(entry.refId ?? '') ?? null,
        entry.amount,
        entry.balanceAfter,
        entry.currency,
        entry.refId,
      ];
    }),
  ];
}
