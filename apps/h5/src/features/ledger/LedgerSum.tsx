import { Card } from '@fairlot/ui-kit/card';
import { KeyValue, KeyValueRow } from '@fairlot/ui-kit/key-value';
import { useId } from 'react';
import { Balance } from '../../components/Balance.js';
import { useT } from '../../i18n/index.js';
import { sum, sumHeading, sumNote } from './Ledger.css.js';
import { addsUp, sumEntries, type Entry } from './ledgerFacts.js';

/** Shown after the oldest row: the sum of the rows, which equals the balance. `entries`: all of an account. */
export function LedgerSum({ entries, currency }: { entries: readonly Entry[]; currency: string }) {
  const t = useT();
  const id = useId();
  const { credits, debits, balance } = sumEntries(entries);
  const money = (value: string) => <Balance value={value} currency={currency} />;
  return (
    <section className={sum} aria-labelledby={id}>
      <Card>
        <h2 id={id} className={sumHeading}>
          {t('ledger.sum')}
        </h2>
        <KeyValue>
          <KeyValueRow label={t('ledger.credits')}>{money(credits)}</KeyValueRow>
          <KeyValueRow label={t('ledger.debits')}>
            {money(debits === '0' ? debits : `-${debits}`)}
          </KeyValueRow>
          <KeyValueRow label={t('ledger.balance')} isTotal>
            {money(balance)}
          </KeyValueRow>
        </KeyValue>
        <p className={sumNote}>{t(addsUp(entries) ? 'ledger.addsUp' : 'ledger.addsUpNot')}</p>
      </Card>
    </section>
  );
}
