import { Remaining } from '../../components/estimate/Remaining.js';
import { ExplainedByTree, treeOf } from '../../components/explain/Explained.js';
import type { Figures } from '../../components/figures.js';
import * as css from '../../components/moneyForm/MoneyForm.css.js';
import { useT } from '../../i18n/index.js';
import { useArrival } from './useArrival.js';
import type { WithdrawalQuote } from './withdrawalQueries.js';
import type { WithdrawSubject } from './withdrawSubject.js';

interface WithdrawOutcomeProps {
  /** The quote for the amount; undefined while unknown. */
  preview: WithdrawalQuote | undefined;
  /** The quote for any amount. */
  terms: WithdrawalQuote | undefined;
  account: WithdrawSubject['cash'][number];
  /** What is available after it; undefined while unknown. */
  left: string | undefined;
  figures: Figures;
}

/** The fee, the received amount, what remains, and the date; dashes while unknown. */
export function WithdrawOutcome({ preview, terms, account, left, figures }: WithdrawOutcomeProps) {
  const t = useT();
  const { arrives } = useArrival();
  return (
    <dl className={css.outcome}>
      <dt>{t('balance.fee')}</dt>
      <dd>
        <ExplainedByTree tree={treeOf(preview?.explained, 'withdrawal_fee')}>
          {figures.money(terms?.fee)}
        </ExplainedByTree>
      </dd>
      <dt data-total>{t('balance.receive')}</dt>
      <dd data-total>
        <ExplainedByTree tree={treeOf(preview?.explained, 'withdrawal_net')}>
          {figures.money(preview?.netAmount)}
        </ExplainedByTree>
      </dd>
      <dt>{t('balance.available')}</dt>
      <dd>
        <Remaining
          money={figures.money}
          before={account.availableFunds}
          after={left}
          accountId={account.id}
          tree={treeOf(preview?.explained, 'available_after')}
        />
      </dd>
      <dt>{t('withdraw.arrivesBy')}</dt>
      <dd>{terms === undefined ? figures.money(null) : arrives(terms)}</dd>
    </dl>
  );
}
