import { useState } from 'react';
import { ContactTabs } from '../../components/identity/ContactTabs.js';
import type { Contact } from '../../components/identity/contact.js';
import { page } from '../../components/identity/Identity.css.js';
import { FormWords } from '../../components/FormWords.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { LoginLink } from './LoginLink.js';
import { RegistrationForm } from './RegistrationForm.js';

/** Opens an account: first an address, then its code and a password. */
export function Register() {
  const t = useT();
  const { by, next, invite } = useSearch('/pages/auth/register');
  const navigate = useNavigate();
  const [contact, setContact] = useState<Contact>();
  const search = { ...(next === undefined ? {} : { next }), ...(invite === undefined ? {} : { invite }) };
  return (
    <>
      <PageHeading>{t('manifest.register')}</PageHeading>
      <FormWords>
        <div className={page}>
          {contact === undefined ? (
            <ContactTabs
              by={by}
              onByChange={(way) =>
                void navigate({ to: '/pages/auth/register', search: { ...search, by: way }, replace: true })
              }
              purpose="register"
              onSent={setContact}
            />
          ) : (
            <RegistrationForm
              contact={contact}
              invite={invite ?? ''}
              onOtherContact={() => setContact(undefined)}
            />
          )}
          <LoginLink>{t('auth.haveAccount')}</LoginLink>
        </div>
      </FormWords>
    </>
  );
}
