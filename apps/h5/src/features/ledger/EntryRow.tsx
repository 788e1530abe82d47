import { formatMoney } from '@fairlot/ui-kit/format';
import { Cell, CellLink } from '@fairlot/ui-kit/list';
import { Price } from '@fairlot/ui-kit/price';
import { timeOfDay } from '../../components/records/DayList.js';
import { useScaleOf } from '../../components/records/figures.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { balance, credit, debit, rowEnd } from './Ledger.css.js';
import type { Entry } from './ledgerFacts.js';
import { useKindWord } from './useKindWord.js';

export interface EntryRowProps {
  entry: Entry;
  /** What its order trades; undefined where that is not known. */
  symbol: string | undefined;
}

/** One credit or debit with the balance it left; one that an order caused leads to the order. */
export function EntryRow({ entry, symbol }: EntryRowProps) {
  const t = useT();
  const locale = useLocale();
  const word = useKindWord()(entry.memoKey);
  const { currency } = entry;
  const decimals = useScaleOf()(currency);
  const isDebit = entry.amount.startsWith('-');
  const sign = isDebit ? '' : '+';
  const time = timeOfDay(entry.createdAt, locale);
  const parts = {
    isWrapping: true,
    title: word,
    note: symbol === undefined ? time : `${time} · ${symbol}`,
    end: (
      <span className={rowEnd}>
        <span className={isDebit ? debit : credit}>
          {sign}
          <Price value={entry.amount} currency={currency} locale={locale} decimals={decimals} />
        </span>
        <span className={balance}>
          {t('ledger.balanceAfter', {
            amount: formatMoney(entry.balanceAfter, { currency, locale, decimals }),
          })}
        </span>
      </span>
    ),
  };
  return (
    <li>
      {entry.refType === 'order' && entry.refId !== null ? (
        <CellLink
          as={Link<'/pages/history/order'>}
          to="/pages/history/order"
          search={{ id: entry.refId }}
          hasChevron={false}
          {...parts}
        />
      ) : (
        <Cell {...parts} />
      )}
    </li>
  );
}
