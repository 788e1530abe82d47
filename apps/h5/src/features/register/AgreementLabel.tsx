import type { ReactNode } from 'react';
import { sentenceLink } from '../../components/identity/textLink.css.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';

/** The consent; each document is a link that opens beside the form, which keeps its input. */
export function AgreementLabel() {
  const t = useT();
  return t.rich('auth.agree', {
    terms: (
      <DocumentLink key="terms" doc="agreement">
        {t('auth.agree.terms')}
      </DocumentLink>
    ),
    privacy: (
      <DocumentLink key="privacy" doc="privacy">
        {t('auth.agree.privacy')}
      </DocumentLink>
    ),
  });
}

function DocumentLink({ doc, children }: { doc: 'agreement' | 'privacy'; children: ReactNode }) {
  return (
    <Link to="/pages/webview/index" search={{ doc }} target="_blank" className={sentenceLink}>
      {children}
    </Link>
  );
}
