import { useReachable } from '../reach.js';
import { Link, usePage } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useChosenInView } from '../useChosenInView.js';
import { kind, kindFace, kinds } from './Records.css.js';

const lists = [
  { to: '/pages/history/record', words: 'records.kind.trade' },
  { to: '/pages/deposit/record', words: 'manifest.deposits' },
  { to: '/pages/withdraw/record', words: 'manifest.withdrawals' },
  { to: '/pages/history/transfers', words: 'manifest.transfers' },
] as const;

/** Links between the lists of records, which together are the customer's history. */
export function RecordKinds() {
  const t = useT();
  const { path } = usePage();
  const strip = useChosenInView<HTMLUListElement>('a[aria-current]', path);
  return (
    <nav aria-label={t('records.kinds')}>
      <ul ref={strip} role="list" className={kinds}>
        {useReachable(lists, ({ to }) => to).map(({ to, words }) => (
          <li key={to}>
            <Link to={to} replace className={kind}>
              <span className={kindFace}>{t(words)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
