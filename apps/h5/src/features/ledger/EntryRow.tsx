import { Cell, CellLink } from '@fairlot/ui-kit/list';
import { Balance, BalanceFlow } from '../../components/Balance.js';
import type { ComponentProps } from 'react';
import { timeOfDay } from '../../components/records/DayList.js';
import { canReach } from '../../components/reach.js';
import { recordOf } from '../../components/records/recordTarget.js';
import { Link, type To } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { balance, credit, debit, rowEnd } from './Ledger.css.js';
import type { Entry } from './ledgerFacts.js';
import { useKindWord } from '../../components/records/entryKinds.js';

export interface EntryRowProps {
  entry: Entry;
  /** The symbol of its order; undefined if unknown. */
  symbol: string | undefined;
}

/** A credit or debit with the balance after it. Links to its record, if that has a page. */
export function EntryRow({ entry, symbol }: EntryRowProps) {
  const t = useT();
  const locale = useLocale();
  const word = useKindWord()(entry.memoKey);
  const { currency } = entry;
  const record = recordOf(entry, canReach);
  const isDebit = entry.amount.startsWith('-');
  const time = timeOfDay(entry.createdAt, locale);
  const parts = {
    title: word,
    note: symbol === undefined ? time : `${time} · ${symbol}`,
    end: (
      <span className={rowEnd}>
        <span className={isDebit ? debit : credit}>
          <BalanceFlow value={entry.amount} currency={currency} />
        </span>
        <span className={balance}>
          {t.rich('ledger.balanceAfter', {
            amount: <Balance key="amount" value={entry.balanceAfter} currency={currency} />,
          })}
        </span>
      </span>
    ),
  };
  return (
    <li>
      {record === undefined ? (
        <Cell {...parts} />
      ) : (
        // The path comes from the manifest, so its type is not known here.
        <CellLink
          as={Link<To>}
          hasChevron={false}
          {...parts}
          {...(record as unknown as Pick<ComponentProps<typeof Link<To>>, 'to'>)}
        />
      )}
    </li>
  );
}
