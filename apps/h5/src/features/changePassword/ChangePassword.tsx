import { passwordChange } from '@fairlot/forms/auth';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { PasswordField } from '@fairlot/ui-kit/password-field';
import { toast } from '@fairlot/ui-kit/toast';
import { useMemo } from 'react';
import { FormWords } from '../../components/FormWords.js';
import { FormFailure } from '../../components/FormFailure.js';
import { formAlone, lead } from '../../components/identity/Identity.css.js';
import { NewPasswordFields } from '../../components/identity/NewPasswordFields.js';
import { usePasswordPolicy } from '../../components/identity/usePasswordPolicy.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useReturn } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { session } from '../../state/session.js';

/** Changes the login password. This device stays signed in; all others are signed out. */
export function ChangePassword() {
  const t = useT();
  return (
    <>
      <PageHeading>{t('manifest.changePassword')}</PageHeading>
      <FormWords>
        <ChangeForm />
      </FormWords>
    </>
  );
}

function ChangeForm() {
  const t = useT();
  const goBack = useReturn();
  const policy = usePasswordPolicy();
  const schema = useMemo(() => passwordChange(policy), [policy]);
  const form = useZodForm(schema, {
    defaultValues: { oldPassword: '', password: '', confirmPassword: '' },
    onSubmit: async (body) => {
      const { token } = await api.put('/member/password', { body });
      session.signIn(token);
      toast(t('security.password.done'), { tone: 'success' });
      goBack(undefined);
    },
  });
  return (
    <form className={formAlone} noValidate onSubmit={(event) => void form.submit(event)}>
      <FormField form={form} name="oldPassword">
        {(field) => <PasswordField {...field} label={t('security.password.old')} enterKeyHint="next" />}
      </FormField>
      <NewPasswordFields form={form} />
      <p className={lead}>{t('security.password.ends')}</p>
      <FormFailure error={form.failure} fields={form.getValues()} />
      <Button type="submit" size="large" fullWidth busy={form.isSubmitting}>
        {t('security.password.submit')}
      </Button>
    </form>
  );
}
