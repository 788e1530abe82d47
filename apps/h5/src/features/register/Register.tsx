import { useMemo, type ReactNode } from 'react';
import { isApiError, type Schemas } from '@fairlot/api-client';
import { registration } from '@fairlot/forms/auth';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { Checkbox } from '@fairlot/ui-kit/checkbox';
import { TextField } from '@fairlot/ui-kit/text-field';
import { useQueries } from '@tanstack/react-query';
import { ContactThenForm } from '../../components/identity/ContactThenForm.js';
import type { Contact } from '../../components/identity/contact.js';
import { page, form as formClass } from '../../components/identity/Identity.css.js';
import { FormWords } from '../../components/FormWords.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch, Link } from '../../engine/index.js';
import { useT, useLocale, wholeLocaleOf } from '../../i18n/index.js';
import { CodeSent } from '../../components/identity/CodeSent.js';
import { ContactCodeField } from '../../components/identity/ContactCodeField.js';
import { FormFailure } from '../../components/FormFailure.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import { NewPasswordFields } from '../../components/identity/NewPasswordFields.js';
import { useFocusFirst } from '../../components/identity/useFocusFirst.js';
import { usePasswordPolicy } from '../../components/identity/usePasswordPolicy.js';
import { forgetSentTo } from '../../components/identity/useSentTo.js';
import { api } from '../../state/client.js';
import { session } from '../../state/session.js';
import { sentenceLink, textLink } from '../../components/identity/textLink.css.js';

/** Opens an account: first an address, then its code and a password. */
export function Register() {
  const t = useT();
  const { by, next, invite } = useSearch('/pages/auth/register');
  const navigate = useNavigate();
  const search = { ...(next === undefined ? {} : { next }), ...(invite === undefined ? {} : { invite }) };
  return (
    <>
      <PageHeading>{t('manifest.register')}</PageHeading>
      <FormWords>
        <div className={page}>
          <ContactThenForm
            purpose="register"
            by={by}
            onByChange={(way) =>
              void navigate({ to: '/pages/auth/register', search: { ...search, by: way }, replace: true })
            }
          >
            {(contact, change) => (
              <RegistrationForm contact={contact} invite={invite ?? ''} onOtherContact={change} />
            )}
          </ContactThenForm>
          <LoginLink>{t('auth.haveAccount')}</LoginLink>
        </div>
      </FormWords>
    </>
  );
}

interface RegistrationFormProps {
  contact: Contact;
  /** The invite code in the link. */
  invite: string;
  onOtherContact: () => void;
}

/** The code, a password, an optional invite code, and the agreements. It signs in; the guard then redirects. */
function RegistrationForm({ contact, invite, onOtherContact }: RegistrationFormProps) {
  const t = useT();
  const policy = usePasswordPolicy();
  const schema = useMemo(() => registration(policy), [policy]);
  const agreements = useAgreements();
  const form = useZodForm(schema, {
    defaultValues: { code: '', password: '', confirmPassword: '', inviteCode: invite, agree: false },
    onSubmit: async ({ inviteCode, ...values }) => {
      const { token } = await api.post('/member/register', {
        params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { ...contact, ...values, ...(inviteCode === '' ? {} : { inviteCode }), agreements },
      });
      forgetSentTo('register');
      session.signIn(token);
    },
  });
  useFormDraft(form, ['inviteCode']);
  useFocusFirst(form, 'code');
  return (
    <form className={formClass} noValidate onSubmit={(event) => void form.submit(event)}>
      <CodeSent contact={contact} onChange={onOtherContact} />
      <FormField form={form} name="code">
        {(field) => <ContactCodeField {...field} contact={contact} purpose="register" />}
      </FormField>
      <NewPasswordFields form={form} />
      <FormField form={form} name="inviteCode">
        {(field) => <TextField {...field} label={t('auth.inviteCode')} autoCapitalize="characters" />}
      </FormField>
      <FormField form={form} name="agree">
        {(field) => <Checkbox {...field} label={<AgreementLabel />} />}
      </FormField>
      {isApiError(form.failure, 'already_registered') ? (
        <Banner tone="caution" role="alert" title={t('auth.already.title')}>
          <LoginLink>{t('auth.already.login')}</LoginLink>
        </Banner>
      ) : (
        <FormFailure error={form.failure} fields={form.getValues()} />
      )}
      <Button type="submit" size="large" fullWidth busy={form.isSubmitting}>
        {t('auth.register.submit')}
      </Button>
    </form>
  );
}

const documents = ['user_agreement', 'privacy_policy'] as const;

/**
 * The versions of the accepted documents, which are stored with the consent. A version that could not be loaded is
 * left out, because the consent does not depend on it.
 */
function useAgreements(): Schemas['AgreementAcceptance'][] {
  const locale = useLocale();
  return useQueries({
    queries: documents.map((key) => ({
      queryKey: ['public', 'document', key, locale],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.get('/document/{key}', {
          params: { path: { key }, query: { lang: wholeLocaleOf(locale) } },
          signal,
        }),
    })),
    combine: (results) =>
      results.flatMap(({ data }) =>
        data === undefined ? [] : [{ document: data.key, version: data.version }],
      ),
  });
}

/** The consent; each document is a link that opens beside the form, which keeps its input. */
function AgreementLabel() {
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

/** A link to the login page that keeps the way back. */
function LoginLink({ children }: { children: ReactNode }) {
  const { by, next } = useSearch('/pages/auth/register');
  return (
    <Link
      to="/pages/auth/login"
      search={{ by, ...(next === undefined ? {} : { next }) }}
      replace
      className={textLink}
    >
      {children}
    </Link>
  );
}
