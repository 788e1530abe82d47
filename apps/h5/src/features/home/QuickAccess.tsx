import { Card } from '@fairlot/ui-kit/card';
import type { ReactNode } from 'react';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import * as css from './Home.css.js';
import { quickEntries, type QuickPlace } from './quickEntries.js';

/** Shortcuts to what the product offers beside the tabs. */
export function QuickAccess() {
  const t = useT();
  return (
    <nav aria-label={t('home.quick')} className={css.inset}>
      <Card isPadded={false}>
        <ul role="list" className={css.quickGrid}>
          {quickEntries.map(({ label, Icon, ...place }) => (
            <li key={place.path}>
              <EntryLink place={place}>
                <span className={css.quickIcon}>
                  <Icon />
                </span>
                <span className={css.quickLabel}>{t(label)}</span>
              </EntryLink>
            </li>
          ))}
        </ul>
      </Card>
    </nav>
  );
}

function EntryLink({ place, children }: { place: QuickPlace; children: ReactNode }) {
  return place.doc === undefined ? (
    <Link to={place.path} className={css.quickLink}>
      {children}
    </Link>
  ) : (
    <Link to={place.path} search={{ doc: place.doc }} className={css.quickLink}>
      {children}
    </Link>
  );
}
