import { Card } from '@fairlot/ui-kit/card';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import * as css from './Home.css.js';
import { quickEntries } from './quickEntries.js';

/** Shortcuts to what the product offers beside the tabs. */
export function QuickAccess() {
  const t = useT();
  if (quickEntries.length === 0) return null;
  return (
    <nav aria-label={t('home.quick')} className={css.inset}>
      <Card isPadded={false}>
        <ul role="list" className={css.quickGrid}>
          {quickEntries.map(({ path, label, Icon }) => (
            <li key={path}>
              <Link to={path} className={css.quickLink}>
                <span className={css.quickIcon}>
                  <Icon />
                </span>
                <span className={css.quickLabel}>{t(label)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  );
}
