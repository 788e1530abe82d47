import { Card } from '@fairlot/ui-kit/card';
import { Cell, List } from '@fairlot/ui-kit/list';
import { useQuery } from '@tanstack/react-query';
import { Balance } from '../../components/Balance.js';
import { Explained } from '../../components/explain/Explained.js';
import { amount } from '../../components/moneyForm/MoneyForm.css.js';
import { useTimeText } from '../../components/useTimeText.js';
import { useT } from '../../i18n/index.js';
import { recentConversionsQuery } from '../../queries/transferQueries.js';
import { useSessionScope } from '../../state/session.js';

/** The latest exchanges; renders nothing if there are none. */
export function RecentExchanges() {
  const t = useT();
  const timeText = useTimeText();
  const { data = [] } = useQuery(recentConversionsQuery(useSessionScope()));
  if (data.length === 0) return null;
  return (
    <Card isPadded={false}>
      <List heading={t('exchange.recent')}>
        {data.map((each) => (
          <li key={each.id}>
            <Cell
              title={<Balance value={each.fromAmount} currency={each.fromCurrency} />}
              note={<time dateTime={each.createdAt}>{timeText(each.createdAt)}</time>}
              end={
                <span className={amount}>
                  <Explained figure="exchange_received" of={{ conversionId: each.id }}>
                    <Balance value={each.toAmount} currency={each.toCurrency} />
                  </Explained>
                </span>
              }
            />
          </li>
        ))}
      </List>
    </Card>
  );
}
