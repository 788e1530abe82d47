import { h5 } from '@fairlot/manifest';
import { Cell, CellButton, CellLink } from '@fairlot/ui-kit/list';
import { Switch } from '@fairlot/ui-kit/switch';
import { PageHeading } from '../../components/PageHeading.js';
import { groups } from '../../components/rowGroup/RowGroup.css.js';
import { RowGroup } from '../../components/rowGroup/RowGroup.js';
import { useLanguageSheet, useSimulatedSheet } from '../../components/sheets.js';
import { SignOutRow } from '../../components/SignOutRow.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import { isAppearanceOffered } from '../../state/appearance.js';
import { changesMarked, useBalancesHidden } from '../../state/preferences.js';
import { usePersisted } from '../../state/usePersisted.js';
import { AppearanceRow } from './AppearanceRow.js';
import { ColorsRow } from './ColorsRow.js';
import { DataRows } from './DataRows.js';
import { DocumentRows } from './DocumentRows.js';
import { SecurityRows } from './SecurityRows.js';
import { setting } from './Settings.css.js';

/** The settings of this device, information about the app, and signing out. */
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
      <div className={groups}>
        <RowGroup heading={t('setting.general')}>
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
          {isAppearanceOffered && (
            <li className={setting}>
              <AppearanceRow />
            </li>
          )}
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
            />
          </li>
          <li>
            <CellLink as={Link} to="/pages/setting/alerts" title={t('manifest.alerts')} />
          </li>
        </RowGroup>
        <RowGroup heading={t('manifest.security')}>
          <SecurityRows />
        </RowGroup>
        <RowGroup heading={t('setting.data')}>
          <DataRows />
        </RowGroup>
        <RowGroup heading={t('setting.about')}>
          <DocumentRows />
          <li>
            <CellButton title={t('setting.simulated')} hasChevron onClick={simulated.open} />
          </li>
          <li>
            <Cell title={t('setting.version')} end={`${version} (${versionCode})`} />
          </li>
        </RowGroup>
        <RowGroup heading={t('setting.account')}>
          <li>
            <SignOutRow />
          </li>
        </RowGroup>
      </div>
      {language.element}
      {simulated.element}
    </>
  );
}
