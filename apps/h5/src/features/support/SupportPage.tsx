import { buttonClass } from '@fairlot/ui-kit/button';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { ChatIcon } from '@fairlot/ui-kit/icon';
import { PageHeading } from '../../components/PageHeading.js';
import { SupportThread } from '../../components/support/SupportThread.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useIsSignedIn } from '../../state/session.js';
import { page, actions, frozen } from './SupportPage.css.js';
import { useWhatsappHref } from '../../queries/supportChannel.js';
import { ButtonLink } from '../../components/ButtonLink.js';

/** Support as a page, the target of links and notices. A link can contain the subject of the message. */
export function SupportPage() {
  const t = useT();
  const { reference } = useSearch('/pages/support/index');
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <PageHeading>{t('manifest.support')}</PageHeading>
      <WhatsappLink />
      <div className={page}>{isSignedIn ? <SupportThread reference={reference} /> : <VisitorSupport />}</div>
    </>
  );
}

/** A link to WhatsApp, if support answers there. */
function WhatsappLink() {
  const t = useT();
  const href = useWhatsappHref();
  if (href === undefined) return null;
  return (
    <div className={actions}>
      <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ fullWidth: true })}>
        {t('support.whatsapp')}
      </a>
    </div>
  );
}

const here = '/pages/support/index';

/** For visitors who are not, or cannot be, signed in: why the thread is closed to them, and how it opens. */
function VisitorSupport() {
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
