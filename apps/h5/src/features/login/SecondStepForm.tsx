import { isApiError } from '@fairlot/api-client';
import { recoveryProof, totpProof } from '@fairlot/forms/auth';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { CodeField } from '@fairlot/ui-kit/code-field';
import { TextField } from '@fairlot/ui-kit/text-field';
import { useState } from 'react';
import { FormFailure } from '../../components/FormFailure.js';
import { FormWords } from '../../components/FormWords.js';
import { form as formClass, lead } from '../../components/identity/Identity.css.js';
import { useFocusFirst } from '../../components/identity/useFocusFirst.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { session } from '../../state/session.js';
import type { SecondStep } from './signIn.js';

export interface SecondStepFormProps {
  step: SecondStep;
  /** Returns to the password, by choice or because the challenge has expired. */
  onBack: () => void;
}

type Way = 'app' | 'recovery';

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondStepForm(props: SecondStepFormProps) {
  const [way, setWay] = useState<Way>('app');
  return (
    <FormWords>
      <CodeForm
        key={way}
        {...props}
        way={way}
        onOtherWay={() => setWay(way === 'app' ? 'recovery' : 'app')}
      />
    </FormWords>
  );
}

const schemas = { app: totpProof(), recovery: recoveryProof() } as const;

function CodeForm({
  step,
  onBack,
  way,
  onOtherWay,
}: SecondStepFormProps & { way: Way; onOtherWay: () => void }) {
  const t = useT();
  const form = useZodForm(schemas[way], {
    defaultValues: { code: '' },
    onSubmit: async ({ code }) => {
      const { token } = await api.post('/member/login/second', { body: { challenge: step.challenge, code } });
      session.signIn(token);
    },
  });
  useFocusFirst(form, 'code');
  const isOver = isApiError(form.failure, 'code_expired');
  return (
    <form
      className={formClass}
      noValidate
      onSubmit={(event) => {
        if (!isOver) return void form.submit(event);
        event.preventDefault();
        return onBack();
      }}
    >
      <p className={lead}>{t(way === 'app' ? 'secondStep.app' : 'secondStep.recovery')}</p>
      <FormField form={form} name="code">
        {(field) =>
          way === 'app' ? (
            <CodeField
              {...field}
              label={t('secondStep.code')}
              onComplete={() => void form.submit()}
              disabled={isOver}
            />
          ) : (
            <TextField
              {...field}
              label={t('secondStep.recoveryCode')}
              autoCapitalize="characters"
              disabled={isOver}
            />
          )
        }
      </FormField>
      <FormFailure error={form.failure} fields={form.getValues()} />
      <Button type="submit" size="large" fullWidth busy={form.isSubmitting}>
        {t(isOver ? 'secondStep.again' : 'secondStep.submit')}
      </Button>
      <Button variant="quiet" fullWidth onClick={onOtherWay}>
        {t(way === 'app' ? 'secondStep.useRecovery' : 'secondStep.useApp')}
      </Button>
      <Button variant="quiet" fullWidth onClick={onBack}>
        {t('secondStep.back')}
      </Button>
    </form>
  );
}
