import { Button } from '@fairlot/ui-kit/button';
import { CopyField } from '@fairlot/ui-kit/copy-field';
import { lead, proof } from '../../components/identity/Identity.css.js';
import { useT } from '../../i18n/index.js';

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useT();
  return (
    <div className={proof}>
      <p className={lead}>{t('security.totp.saveCodes')}</p>
      <CopyField label={t('security.totp.codes')} value={codes.join('\n')} display={codes.join('  ')} />
      <Button size="large" fullWidth onClick={onSaved}>
        {t('security.totp.saved')}
      </Button>
    </div>
  );
}
