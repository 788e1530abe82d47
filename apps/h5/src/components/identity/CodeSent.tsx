import { Button } from '@fairlot/ui-kit/button';
import { Stack } from '@fairlot/ui-kit/stack';
import { useT } from '../../i18n/index.js';
import { contactText, type Contact } from './contact.js';
import { flush, lead, strong } from './Identity.css.js';

/** The address the code was sent to, and a way to correct it. */
export function CodeSent({ contact, onChange }: { contact: Contact; onChange: () => void }) {
  const t = useT();
  return (
    <Stack gap="x2">
      <p className={lead}>
        {t.rich('identity.codeSent', {
          contact: (
            <span key="contact" className={strong}>
              {contactText(contact)}
            </span>
          ),
        })}
      </p>
      <div className={flush}>
        <Button variant="quiet" onClick={onChange}>
          {t('identity.otherContact')}
        </Button>
      </div>
    </Stack>
  );
}
