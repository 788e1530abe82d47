import { Card } from '@fairlot/ui-kit/card';
import { Cell, List } from '@fairlot/ui-kit/list';
import { useQuery } from '@tanstack/react-query';
import { Balance } from '../../components/Balance.js';
import { amount } from '../../components/moneyForm/MoneyForm.css.js';
import { useAccountWord } from '../../components/useAccountWord.js';
import { useLocale, useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { recentTransfersQuery } from '../../queries/transferQueries.js';
import { dateFormat } from '../../i18n/formatters.js';

/** The latest transfers; renders nothing if there are none. */
export function RecentTransfers() {
  const t = useT();
  const locale = useLocale();
  const word = useAccountWord();
  const { data = [] } = useQuery(recentTransfersQuery(useSessionScope()));
  if (data.length === 0) return null;
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card isPadded={false}>
      <List heading={t('transfer.recent')}>
        {data.map((each) => (
          <li key={each.id}>
            <Cell
              title={t('transfer.fromTo', {
                from: word({ kind: each.fromKind, currency: each.currency }),
                to: word({ kind: each.toKind, currency: each.currency }),
              })}
              note={<time dateTime={each.createdAt}>{time.format(new Date(each.createdAt))}</time>}
              end={
                <span className={amount}>
                  <Balance value={each.amount} currency={each.currency} />
                </span>
              }
            />
          </li>
        ))}
      </List>
    </Card>
  );
}
