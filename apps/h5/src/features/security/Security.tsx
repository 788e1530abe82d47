import { CellButton, CellLink } from '@fairlot/ui-kit/list';
import { CoolingNotice } from '../../components/CoolingNotice.js';
import { onDemand } from '../../components/onDemand.js';
import { PageHeading } from '../../components/PageHeading.js';
import { groups } from '../../components/rowGroup/RowGroup.css.js';
import { RowGroup } from '../../components/rowGroup/RowGroup.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useProfile } from '../../queries/referenceQueries.js';
import { Access } from './Access.js';
import { useTotp } from './securityQueries.js';

const useMailSheet = onDemand({
  load: () => import('./ContactSheet.js').then((module) => module.MailSheet),
  words: ['forms', 'identity', 'security'],
});
const usePhoneSheet = onDemand({
  load: () => import('./ContactSheet.js').then((module) => module.PhoneSheet),
  words: ['forms', 'identity', 'security'],
});
const useTotpSheet = onDemand({
  load: () => import('./TotpSheet.js').then((module) => module.TotpSheet),
  words: ['forms', 'identity', 'security'],
});

/** The account's protection and its sessions. */
export function Security() {
  const t = useT();
  const { data: profile } = useProfile();
  const { data: totp } = useTotp();
  const mail = useMailSheet();
  const phone = usePhoneSheet();
  const app = useTotpSheet();
  return (
    <>
      <PageHeading>{t('manifest.security')}</PageHeading>
      <div className={groups}>
        <CoolingNotice>{(hours) => t('security.cooling', { hours })}</CoolingNotice>
        <RowGroup heading={t('security.signIn')}>
          <li>
            <CellLink as={Link} to="/pages/setting/password" title={t('security.password')} />
          </li>
          <li>
            <CellLink
              as={Link}
              to="/pages/setting/paypwd"
              title={t('manifest.payPassword')}
              end={profile && t(profile.hasPayPassword ? 'security.set' : 'security.notSet')}
            />
          </li>
          <li>
            <CellButton
              title={t('security.totp')}
              note={t('security.totp.hint')}
              end={totp && t(totp.enabled ? 'security.on' : 'security.off')}
              hasChevron
              disabled={totp === undefined}
              onClick={app.open}
            />
          </li>
          <li>
            <CellButton
              title={t('security.mail')}
              note={profile && (profile.mail ?? t('security.none'))}
              hasChevron
              onClick={mail.open}
            />
          </li>
          <li>
            <CellButton
              title={t('security.phone')}
              note={
                profile &&
                (profile.phone === null ? t('security.none') : `${profile.areaCode ?? ''} ${profile.phone}`)
              }
              hasChevron
              onClick={phone.open}
            />
          </li>
        </RowGroup>
        <Access />
      </div>
      {mail.element}
      {phone.element}
      {app.element}
    </>
  );
}
