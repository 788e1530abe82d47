import { useReachable } from '../reach.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { kind, kindFace, kinds } from './Records.css.js';

const lists = [
  { kind: 'trade', to: '/pages/history/record' },
  { kind: 'deposit', to: '/pages/deposit/record' },
  { kind: 'withdraw', to: '/pages/withdraw/record' },
  { kind: 'transfer', to: '/pages/history/transfers' },
] as const;

/** The way from one list of records to the others: together they are the customer's history. */
export function RecordKinds() {
  const t = useT();
  return (
    <nav aria-label={t('records.kinds')}>
      <ul role="list" className={kinds}>
        {useReachable(lists, ({ to }) => to).map((each) => (
          <li key={each.kind}>
            <Link to={each.to} replace className={kind}>
              <span className={kindFace}>{t(`records.kind.${each.kind}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
