import { isApiError } from '@fairlot/api-client';
import { Button } from '@fairlot/ui-kit/button';
import { CodeField } from '@fairlot/ui-kit/code-field';
import { TextField } from '@fairlot/ui-kit/text-field';
import { useState } from 'react';
import { FormFailure } from '../../components/FormFailure.js';
import { form, lead } from '../../components/identity/Identity.css.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { session } from '../../state/session.js';
import type { SecondStep } from './signIn.js';

export interface SecondStepFormProps {
  step: SecondStep;
  /** Back to the password: by choice, or because the challenge is over. */
  onBack: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondStepForm({ step, onBack }: SecondStepFormProps) {
  const t = useT();
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);

  const send = async (text: string) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { token } = await api.post('/member/login/second', {
        body: { challenge: step.challenge, code: text.trim() },
      });
      session.signIn(token);
    } catch (error) {
      setCode('');
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const switchWay = () => {
    setCode('');
    setFailure(undefined);
    setWay(way === 'app' ? 'recovery' : 'app');
  };
  const isOver = isApiError(failure, 'code_expired');
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isOver) onBack();
        else void send(code);
      }}
    >
      <p className={lead}>{t(way === 'app' ? 'secondStep.app' : 'secondStep.recovery')}</p>
      {way === 'app' ? (
        <CodeField
          label={t('secondStep.code')}
          value={code}
          onValueChange={setCode}
          onComplete={(text) => void send(text)}
          disabled={isBusy || isOver}
        />
      ) : (
        <TextField
          label={t('secondStep.recoveryCode')}
          value={code}
          onValueChange={setCode}
          autoCapitalize="characters"
          disabled={isBusy || isOver}
        />
      )}
      <FormFailure error={failure} />
      <Button type="submit" size="large" fullWidth busy={isBusy} disabled={!isOver && code === ''}>
        {t(isOver ? 'secondStep.again' : 'secondStep.submit')}
      </Button>
      <Button variant="quiet" fullWidth onClick={switchWay}>
        {t(way === 'app' ? 'secondStep.useRecovery' : 'secondStep.useApp')}
      </Button>
      <Button variant="quiet" fullWidth onClick={onBack}>
        {t('secondStep.back')}
      </Button>
    </form>
  );
}
