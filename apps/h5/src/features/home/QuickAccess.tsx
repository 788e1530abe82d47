import { Card } from '@fairlot/ui-kit/card';
import type { ReactNode } from 'react';
import type { PlainPage } from '../../components/plainPages.js';
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
          {quickEntries.map(({ path, doc, label, Icon }) => (
            <li key={path}>
              <EntryLink path={path} doc={doc}>
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

interface EntryLinkProps {
  path: PlainPage;
  /** Which document. */
  doc: 'about' | undefined;
  children: ReactNode;
}

function EntryLink({ path, doc, children }: EntryLinkProps) {
  if (doc === undefined) {
    return (
      <Link to={path} className={css.quickLink}>
        {children}
      </Link>
    );
  }
  return (
    <Link to="/pages/webview/index" search={{ doc }} className={css.quickLink}>
      {children}
    </Link>
  );
}
