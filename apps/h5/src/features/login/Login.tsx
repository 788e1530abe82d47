import { h5, resolvePage } from '@fairlot/manifest';
import { Suspense, useState } from 'react';
import { Banner } from '@fairlot/ui-kit/banner';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { Tabs } from '@fairlot/ui-kit/tabs';
import { Button } from '@fairlot/ui-kit/button';
import { FormWords } from '../../components/FormWords.js';
import { PageHeading } from '../../components/PageHeading.js';
import { textLink } from '../../components/identity/textLink.css.js';
import { Link, useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { extra, form, links, page } from './Login.css.js';
import { MailSignIn } from './MailSignIn.js';
import type { SecondStep } from './signIn.js';
import { lazyPart } from '../../components/lazyPart.js';
import { canUsePasskeys } from '../../components/identity/passkeySupport.js';
import { FormFailure } from '../../components/FormFailure.js';
import { session } from '../../state/session.js';

/** Some brands show their markets only to members. */
const mayBrowse = !resolvePage(h5, '/pages/main/market/index').guards.includes('login');

// Few customers need it, and only after the password.
const SecondStepForm = lazyPart({
  load: async () => (await import('./SecondStepForm.js')).SecondStepForm,
  words: ['forms', 'secondStep'],
});

// Few customers sign in by phone.
const PhoneSignIn = lazyPart({
  load: async () => (await import('./PhoneSignIn.js')).PhoneSignIn,
  words: ['forms', 'login'],
});

/** As high as the phone's form, so that the links below stay where they are. */
const outline = (
  <div className={form}>
    <Skeleton shape="block" height="15.625rem" />
  </div>
);

/** Signs in by mail or by phone. Switching between the two keeps the input. */
export function Login() {
  const t = useT();
  const { by, next } = useSearch('/pages/auth/login');
  const navigate = useNavigate();
  const [secondStep, setSecondStep] = useState<SecondStep>();
  /** The way whose second step the customer left. */
  const [backTo, setBackTo] = useState<typeof by>();
  const choose = (way: typeof by) =>
    void navigate({
      to: '/pages/auth/login',
      search: { by: way, ...(next === undefined ? {} : { next }) },
      replace: true,
    });
  const search = { by, ...(next === undefined ? {} : { next }) };
  const wayOf = (way: typeof by) => ({
    isBack: way === backTo,
    onSecondStep: (step: SecondStep) => {
      setBackTo(undefined);
      setSecondStep(step);
    },
  });
  return (
    <>
      <PageHeading>{t('manifest.login')}</PageHeading>
      <FormWords>
        {secondStep !== undefined && (
          <Suspense>
            <SecondStepForm
              step={secondStep}
              onBack={() => {
                setSecondStep(undefined);
                setBackTo(by);
              }}
            />
          </Suspense>
        )}
        <div className={page} hidden={secondStep !== undefined}>
          {session.wasEnded() && (
            <div className={extra}>
              <Banner tone="caution" title={t('login.ended.title')}>
                {t('login.ended.text')}
              </Banner>
            </div>
          )}
          <Tabs
            label={t('login.by')}
            value={by}
            onValueChange={choose}
            keepMounted
            items={[
              { value: 'email', label: t('login.by.email'), content: <MailSignIn {...wayOf('email')} /> },
              {
                value: 'phone',
                label: t('login.by.phone'),
                content: (
                  <Suspense fallback={<LoadingState skeleton={outline} />}>
                    <PhoneSignIn {...wayOf('phone')} />
                  </Suspense>
                ),
              },
            ]}
          />
          <div className={extra}>
            <PasskeyButton />
          </div>
          <nav className={links}>
            <Link to="/pages/auth/resetpwd" search={search} className={textLink}>
              {t('login.forgot')}
            </Link>
            <Link to="/pages/auth/register" search={search} className={textLink}>
              {t('login.register')}
            </Link>
          </nav>
          {mayBrowse && (
            <Link to="/pages/main/market/index" className={textLink}>
              {t('login.browse')}
            </Link>
          )}
        </div>
      </FormWords>
    </>
  );
}

/** Signs in with a passkey. The code for it is loaded on the first press. */
function PasskeyButton() {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (!canUsePasskeys()) return null;
  const press = async () => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { signInByPasskey } = await import('./signInByPasskey.js');
      await signInByPasskey();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <FormFailure error={failure} />
      <Button variant="secondary" size="large" fullWidth busy={isBusy} onClick={() => void press()}>
        {t('login.passkey')}
      </Button>
    </>
  );
}
