import { useT } from '../../i18n/index.js';

/** What is agreed to. */
export function AgreementLabel() {
  const t = useT();
  return t.rich('auth.agree', { terms: t('auth.agree.terms'), privacy: t('auth.agree.privacy') });
}
