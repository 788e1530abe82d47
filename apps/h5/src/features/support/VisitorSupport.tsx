import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { ChatIcon } from '@fairlot/ui-kit/icon';
import { ButtonLink } from '../../components/ButtonLink.js';
import { useT } from '../../i18n/index.js';
import { actions, frozen } from './SupportPage.css.js';

const here = '/pages/support/index';

/** For visitors who are not, or cannot be, signed in: why the thread is closed to them, and how it opens. */
export function VisitorSupport() {
  const t = useT();
  return (
    <>
      <EmptyState icon={<ChatIcon />} title={t('support.guest.title')} hint={t('support.guest.hint')} />
      <p className={frozen}>{t('support.guest.frozen')}</p>
      <div className={actions}>
        <ButtonLink fullWidth to="/pages/auth/login" search={{ next: here }}>
          {t('support.guest.login')}
        </ButtonLink>
        <ButtonLink variant="secondary" fullWidth to="/pages/auth/resetpwd" search={{ next: here }}>
          {t('support.guest.reset')}
        </ButtonLink>
      </div>
    </>
  );
}
