import { LogOutIcon } from '@fairlot/ui-kit/icon';
import { Card } from '@fairlot/ui-kit/card';
import { CellLink, List } from '@fairlot/ui-kit/list';
import { useId } from 'react';
import { PageHeading } from '../../components/PageHeading.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { SignOutRow } from '../../components/SignOutRow.js';
import { useReachable } from '../../components/reach.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { Accounts } from './Accounts.js';
import { Identity } from './Identity.js';
import { inset, page } from './Profile.css.js';
import { profileRows } from './profileRows.js';
import { RecentEntries } from '../../components/records/RecentEntries.js';

/** The signed-in customer, their accounts, recent entries, and links to everything of their own. */
export function Profile() {
  const t = useT();
  return (
    <>
      <PageHeading>{t('manifest.profile')}</PageHeading>
      <div className={page}>
        <Identity />
        <Accounts />
        <RecentEntries />
        <More />
      </div>
    </>
  );
}

function More() {
  const t = useT();
  const rows = useReachable(profileRows, ({ path }) => path);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id}>{t('profile.more')}</SectionHeader>
      <div className={inset}>
        <Card isPadded={false}>
          <List aria-labelledby={id}>
            {rows.map(({ path, label, Icon }) => (
              <li key={path}>
                <CellLink as={Link<typeof path>} to={path} start={<Icon />} title={t(label)} />
              </li>
            ))}
            <li>
              <SignOutRow start={<LogOutIcon />} />
            </li>
          </List>
        </Card>
      </div>
    </section>
  );
}
