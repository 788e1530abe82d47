import { h5 } from '@fairlot/manifest';
import { Cell, CellButton, CellLink } from '@fairlot/ui-kit/list';
import { Switch } from '@fairlot/ui-kit/switch';
import { Select } from '@fairlot/ui-kit/select';
import { Change } from '@fairlot/ui-kit/price';
import { PageHeading } from '../../components/PageHeading.js';
import { groups } from '../../components/rowGroup/RowGroup.css.js';
import { RowGroup } from '../../components/rowGroup/RowGroup.js';
import { useLanguageSheet, useSimulatedSheet } from '../../components/sheets.js';
import { SignOutRow } from '../../components/SignOutRow.js';
import { Link } from '../../engine/index.js';
import { useLocale, useT, type MessageId } from '../../i18n/index.js';
import { isAppearanceOffered, appearances, chosenAppearance } from '../../state/appearance.js';
import {
  changesMarked,
  useBalancesHidden,
  changeColorChoices,
  changeColors,
} from '../../state/preferences.js';
import { usePersisted } from '../../state/usePersisted.js';
import { setting, sample, samples } from './Settings.css.js';
import type { PlainPage } from '../../components/reach.js';
import { onDemand } from '../../components/onDemand.js';

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

/** Light, dark, or following the device. */
function AppearanceRow() {
  const t = useT();
  return (
    <Select
      label={t('setting.appearance')}
      value={usePersisted(chosenAppearance)}
      onValueChange={(value) => chosenAppearance.set(value)}
      options={appearances.map((value) => ({ value, label: t(`setting.appearance.${value}`) }))}
    />
  );
}

/** The colours of rising and falling prices, with a sample of both. */
function ColorsRow() {
  const t = useT();
  const choice = usePersisted(changeColors);
  return (
    <div className={samples}>
      <Select
        label={t('setting.colors')}
        value={choice}
        onValueChange={(value) => changeColors.set(value)}
        options={changeColorChoices.map((value) => ({ value, label: t(`setting.colors.${value}`) }))}
      />
      <p className={sample} aria-hidden="true">
        <Change percent="1.25" />
        <Change percent="-1.25" />
      </p>
    </div>
  );
}

const securityPages: readonly { page: PlainPage; title: MessageId; note?: MessageId }[] = [
  { page: '/pages/kycverify/index', title: 'manifest.kyc' },
  { page: '/pages/setting/paypwd', title: 'setting.payPassword' },
  { page: '/pages/setting/password', title: 'setting.password' },
  { page: '/pages/setting/security', title: 'manifest.security', note: 'setting.securityHint' },
];

/** Links to the settings of sign-in and identity. */
function SecurityRows() {
  const t = useT();
  return securityPages.map(({ page, title, note }) => (
    <li key={page}>
      <CellLink as={Link} to={page} title={t(title)} {...(note === undefined ? {} : { note: t(note) })} />
    </li>
  ));
}

const useResetSheet = onDemand({
  load: () => import('./ResetSheet.js').then((module) => module.ResetSheet),
  words: ['forms', 'identity', 'setting'],
});

/** The customer's stored data: exporting it, and restarting without it. */
function DataRows() {
  const t = useT();
  const reset = useResetSheet();
  return (
    <>
      <li>
        <CellLink
          as={Link}
          to="/pages/setting/export"
          title={t('manifest.export')}
          note={t('setting.exportHint')}
        />
      </li>
      <li>
        <CellButton
          title={t('setting.reset')}
          note={t('setting.resetHint')}
          hasChevron
          onClick={reset.open}
        />
        {reset.element}
      </li>
    </>
  );
}

const documents = [
  { doc: 'company', title: 'setting.company' },
  { doc: 'agreement', title: 'setting.agreement' },
  { doc: 'privacy', title: 'setting.privacy' },
  { doc: 'about', title: 'setting.aboutUs' },
] as const;

/** Links to the company's documents. */
function DocumentRows() {
  const t = useT();
  return documents.map(({ doc, title }) => (
    <li key={doc}>
      <CellLink
        as={Link<'/pages/webview/index'>}
        to="/pages/webview/index"
        search={{ doc }}
        title={t(title)}
      />
    </li>
  ));
}
