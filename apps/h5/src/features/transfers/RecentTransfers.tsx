import { Card } from '@fairlot/ui-kit/card';
import { Cell, List } from '@fairlot/ui-kit/list';
import { useQuery } from '@tanstack/react-query';
import { Balance } from '../../components/Balance.js';
import { amount } from '../../components/moneyForm/MoneyForm.css.js';
import { useAccountWord } from '../../components/useAccountWord.js';
import { useTimeText } from '../../components/useTimeText.js';
import { useT } from '../../i18n/index.js';
import { recentTransfersQuery } from '../../queries/transferQueries.js';
import { useSessionScope } from '../../state/session.js';

/** The latest transfers; renders nothing if there are none. */
export function RecentTransfers() {
  const t = useT();
  const timeText = useTimeText();
  const word = useAccountWord();
  const { data = [] } = useQuery(recentTransfersQuery(useSessionScope()));
  if (data.length === 0) return null;
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
              note={<time dateTime={each.createdAt}>{timeText(each.createdAt)}</time>}
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
