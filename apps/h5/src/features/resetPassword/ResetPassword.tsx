import { passwordReset } from '@fairlot/forms/auth';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { toast } from '@fairlot/ui-kit/toast';
import { useMemo } from 'react';
import { CoolingNotice } from '../../components/CoolingNotice.js';
import { FormWords } from '../../components/FormWords.js';
import { CodeSent } from '../../components/identity/CodeSent.js';
import { ContactThenForm } from '../../components/identity/ContactThenForm.js';
import type { Contact } from '../../components/identity/contact.js';
import { ContactCodeField } from '../../components/identity/ContactCodeField.js';
import { FormFailure } from '../../components/FormFailure.js';
import { form as formClass, lead, page } from '../../components/identity/Identity.css.js';
import { NewPasswordFields } from '../../components/identity/NewPasswordFields.js';
import { useFocusFirst } from '../../components/identity/useFocusFirst.js';
import { usePasswordPolicy } from '../../components/identity/usePasswordPolicy.js';
import { forgetSentTo } from '../../components/identity/useSentTo.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { session } from '../../state/session.js';

/** Resets a forgotten password, also of a frozen account. Ends every session. */
export function ResetPassword() {
  const t = useT();
  const { by, next } = useSearch('/pages/auth/resetpwd');
  const navigate = useNavigate();
  const search = next === undefined ? {} : { next };
  const finish = async () => {
    forgetSentTo('reset');
    // Every session has ended, including this one.
    session.signOut();
    toast(t('auth.reset.done'), { tone: 'success' });
    await navigate({ to: '/pages/auth/login', search: { ...search, by }, replace: true });
  };
  return (
    <>
      <PageHeading>{t('manifest.resetPassword')}</PageHeading>
      <FormWords>
        <div className={page}>
          <ContactThenForm
            purpose="reset"
            by={by}
            onByChange={(way) =>
              void navigate({ to: '/pages/auth/resetpwd', search: { ...search, by: way }, replace: true })
            }
          >
            {(contact, change) => <ResetForm contact={contact} onOtherContact={change} onDone={finish} />}
          </ContactThenForm>
        </div>
      </FormWords>
    </>
  );
}

interface ResetFormProps {
  contact: Contact;
  onOtherContact: () => void;
  onDone: () => Promise<void>;
}

function ResetForm({ contact, onOtherContact, onDone }: ResetFormProps) {
  const t = useT();
  const policy = usePasswordPolicy();
  const schema = useMemo(() => passwordReset(policy), [policy]);
  const form = useZodForm(schema, {
    defaultValues: { code: '', password: '', confirmPassword: '' },
    onSubmit: async (values) => {
      await api.post('/member/password/reset', { body: { ...contact, ...values } });
      await onDone();
    },
  });
  useFocusFirst(form, 'code');
  return (
    <form className={formClass} noValidate onSubmit={(event) => void form.submit(event)}>
      <CodeSent contact={contact} onChange={onOtherContact} />
      <p className={lead}>{t('auth.reset.maybe')}</p>
      <FormField form={form} name="code">
        {(field) => <ContactCodeField {...field} contact={contact} purpose="reset" />}
      </FormField>
      <NewPasswordFields form={form} />
      <p className={lead}>{t('auth.reset.ends')}</p>
      <CoolingNotice>{(hours) => t('auth.reset.cooling', { hours })}</CoolingNotice>
      <FormFailure error={form.failure} fields={form.getValues()} />
      <Button type="submit" size="large" fullWidth busy={form.isSubmitting}>
        {t('auth.reset.submit')}
      </Button>
    </form>
  );
}
