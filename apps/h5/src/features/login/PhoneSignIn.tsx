import { loginPhone } from '@fairlot/forms/auth';
import { FormField, useField, useZodForm } from '@fairlot/forms/react';
import { PasswordField } from '@fairlot/ui-kit/password-field';
import { PhoneField } from '@fairlot/ui-kit/phone-field';
import { useMemo } from 'react';
import { useLocale, useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { areaCodesIn, firstAreaCode } from '../../components/identity/areaCodes.js';
import { signIn } from './signIn.js';
import { SignInForm, type SignInWayProps } from './SignInForm.js';
import { lastPhone, useLastContact } from '../../components/identity/lastContact.js';
import { useFocusFirst } from '../../components/identity/useFocusFirst.js';
import { usePasswordPolicy } from '../../components/identity/usePasswordPolicy.js';
import { useThrottle } from './useThrottle.js';

/** Signs in with a phone number and its country's code. */
export function PhoneSignIn({ onSecondStep, isBack = false }: SignInWayProps) {
  const t = useT();
  const locale = useLocale();
  const areaCodes = useMemo(() => areaCodesIn(locale), [locale]);
  const policy = usePasswordPolicy();
  const schema = useMemo(() => loginPhone(policy), [policy]);
  const throttle = useThrottle();
  const form = useZodForm(schema, {
    defaultValues: { phone: '', areaCode: firstAreaCode(locale), password: '', ...lastPhone() },
    onSubmit: (body) =>
      signIn(() => api.post('/member/login/phone', { body }), { onRefused: throttle.heed, onSecondStep }),
  });
  useLastContact(form, ['phone', 'areaCode']);
  useFocusFirst(form, 'password', isBack);
  const phone = useField(form, 'phone');
  const areaCode = useField(form, 'areaCode');
  return (
    <SignInForm form={form} secondsLeft={throttle.secondsLeft}>
      <PhoneField
        {...phone}
        label={t('login.phone')}
        areaCodes={areaCodes}
        value={{ areaCode: areaCode.value, number: phone.value }}
        onValueChange={(next) => {
          throttle.clear();
          areaCode.onValueChange(next.areaCode);
          phone.onValueChange(next.number);
        }}
        error={phone.error ?? areaCode.error}
      />
      <FormField form={form} name="password">
        {(field) => <PasswordField {...field} label={t('login.password')} enterKeyHint="go" />}
      </FormField>
    </SignInForm>
  );
}
