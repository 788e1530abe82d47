import { h5 } from '@fairlot/manifest';
import { Card } from '@fairlot/ui-kit/card';
import { Cell, CellButton, CellLink, List } from '@fairlot/ui-kit/list';
import { confirm } from '@fairlot/ui-kit/modal';
import { Switch } from '@fairlot/ui-kit/switch';
import { useId, type ReactNode } from 'react';
import { PageHeading } from '../../components/PageHeading.js';
import { useLanguageSheet, useSimulatedSheet } from '../../components/sheets.js';
import { useSignOut } from '../../components/useSignOut.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { changesMarked, useBalancesHidden } from '../../stores/preferences.js';
import { usePersisted } from '../../stores/usePersisted.js';
import { ColorsRow } from './ColorsRow.js';
import { DataRows } from './DataRows.js';
import { DocumentRows } from './DocumentRows.js';
import { SecurityRows } from './SecurityRows.js';
import { groupHeading, sections, setting } from './Settings.css.js';

/** What the customer can set on this device, what the app is, and the way out. */
export function Settings() {
  const t = useT();
  const language = useLanguageSheet();
  const simulated = useSimulatedSheet();
  const locale = useLocale();
  const [areBalancesHidden, setBalancesHidden] = useBalancesHidden();
  const areChangesMarked = usePersisted(changesMarked);
  const { version, versionCode } = h5.app;
  return (
    <>
      <PageHeading>{t('manifest.settings')}</PageHeading>
      <div className={sections}>
        <Group heading={t('setting.general')}>
          <li>
            <CellButton
              title={t('setting.language')}
              end={h5.locales.offered.find(({ key }) => key === locale)?.name}
              hasChevron
              onClick={language.open}
            />
          </li>
          <li className={setting}>
            <Switch
              label={t('setting.hideBalances')}
              hint={t('setting.hideBalancesHint')}
              value={areBalancesHidden}
              onValueChange={setBalancesHidden}
            />
          </li>
          <li className={setting}>
            <ColorsRow />
          </li>
          <li className={setting}>
            <Switch
              label={t('setting.markChanges')}
              hint={t('setting.markChangesHint')}
              value={areChangesMarked}
              onValueChange={changesMarked.set}
            />
          </li>
          <li>
            <CellLink
              as={Link<'/pages/notice/index'>}
              to="/pages/notice/index"
              search={{ show: 'types' }}
              title={t('setting.notifications')}
              isWrapping
            />
          </li>
          <li>
            <CellLink as={Link} to="/pages/setting/alerts" title={t('setting.alerts')} isWrapping />
          </li>
        </Group>
        <Group heading={t('setting.security')}>
          <SecurityRows />
        </Group>
        <Group heading={t('setting.data')}>
          <DataRows />
        </Group>
        <Group heading={t('setting.about')}>
          <DocumentRows />
          <li>
            <CellButton title={t('setting.simulated')} isWrapping hasChevron onClick={simulated.open} />
          </li>
          <li>
            <Cell title={t('setting.version')} end={`${version} (${versionCode})`} />
          </li>
        </Group>
        <Group heading={t('setting.account')}>
          <li>
            <SignOutRow />
          </li>
        </Group>
      </div>
      {language.element}
      {simulated.element}
    </>
  );
}

/** Rows that belong together, on one card under their heading. */
function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section>
      <h2 id={id} className={groupHeading}>
        {heading}
      </h2>
      <Card isPadded={false}>
        <List aria-labelledby={id}>{children}</List>
      </Card>
    </section>
  );
}

function SignOutRow() {
  const t = useT();
  const signOut = useSignOut();
  const ask = async () => {
    const { confirmed } = await confirm({
      title: t('app.session.signOutQuestion'),
      description: t('app.session.signOutHint'),
      confirmLabel: t('app.session.signOut'),
      dismissible: true,
    });
    if (confirmed) await signOut();
  };
  return <CellButton title={t('app.session.signOut')} onClick={() => void ask()} />;
}
