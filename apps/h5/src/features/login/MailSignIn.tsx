import { loginMail } from '@fairlot/forms/auth';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { PasswordField } from '@fairlot/ui-kit/password-field';
import { TextField } from '@fairlot/ui-kit/text-field';
import { useMemo } from 'react';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { signIn } from './signIn.js';
import { SignInForm, type SignInWayProps } from './SignInForm.js';
import { lastTyped, useLastContact } from '../../components/identity/lastContact.js';
import { useFocusFirst } from '../../components/identity/useFocusFirst.js';
import { usePasswordPolicy } from '../../components/identity/usePasswordPolicy.js';
import { useThrottle } from './useThrottle.js';

/** Signs in with a mail address or a user id. */
export function MailSignIn({ onSecondStep, isBack = false }: SignInWayProps) {
  const t = useT();
  const policy = usePasswordPolicy();
  const schema = useMemo(() => loginMail(policy), [policy]);
  const throttle = useThrottle();
  const form = useZodForm(schema, {
    defaultValues: { mail: lastTyped('mail'), password: '' },
    onSubmit: (body) =>
      signIn(() => api.post('/member/login', { body }), { onRefused: throttle.heed, onSecondStep }),
  });
  useLastContact(form, ['mail']);
  useFocusFirst(form, 'password', isBack);
  return (
    <SignInForm form={form} secondsLeft={throttle.secondsLeft}>
      <FormField form={form} name="mail">
        {(field) => (
          <TextField
            {...field}
            label={t('login.mail')}
            onValueChange={(mail) => {
              throttle.clear();
              field.onValueChange(mail);
            }}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            enterKeyHint="next"
          />
        )}
      </FormField>
      <FormField form={form} name="password">
        {(field) => <PasswordField {...field} label={t('login.password')} enterKeyHint="go" />}
      </FormField>
    </SignInForm>
  );
}
