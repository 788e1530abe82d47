import { PageHeading } from '../../components/PageHeading.js';
import { SupportThread } from '../../components/support/SupportThread.js';
import { useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useIsSignedIn } from '../../state/session.js';
import { page } from './SupportPage.css.js';
import { VisitorSupport } from './VisitorSupport.js';
import { WhatsappLink } from './WhatsappLink.js';

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
