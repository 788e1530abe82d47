import { sentenceLink } from '../../components/identity/textLink.css.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';

/** What is agreed to, each document a link that opens beside the form, which keeps what was typed. */
export function AgreementLabel() {
  const t = useT();
  return t.rich('auth.agree', {
    terms: (
      <Link
        key="terms"
        to="/pages/webview/index"
        search={{ doc: 'agreement' }}
        target="_blank"
        className={sentenceLink}
      >
        {t('auth.agree.terms')}
      </Link>
    ),
    privacy: (
      <Link
        key="privacy"
        to="/pages/webview/index"
        search={{ doc: 'privacy' }}
        target="_blank"
        className={sentenceLink}
      >
        {t('auth.agree.privacy')}
      </Link>
    ),
  });
}
