import { h5 } from '@fairlot/manifest';
import { Button } from '@fairlot/ui-kit/button';
import { Select } from '@fairlot/ui-kit/select';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { fairlotDark, fairlotLight, secondBrand, wireframe } from '@fairlot/ui-kit/theme';
import { useState, type ReactNode } from 'react';
import { isLocale, useLocale } from '../i18n/index.js';
import { api } from '../state/client.js';
import { changeLanguage } from '../state/language.js';
import { queryClient } from '../queries/queryClient.js';
import { session } from '../state/session.js';
import * as css from './DevPanel.css.js';
import { chooseFault, chosenFault, faults, type Fault } from './faults.js';
import { places } from './places.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.js';

const customers = ['demo@fairlot.example', 'new@fairlot.example', 'vip@fairlot.example'];
const PASSWORD = 'Fairlot26';
const OPENER = 'Dev';
const steps: readonly [label: string, ms: number][] = [
  ['+1 min', MINUTE_MS],
  ['+1 h', HOUR_MS],
  ['+1 day', DAY_MS],
  ['+1 week', 7 * DAY_MS],
];
const themes: Readonly<Record<string, string>> = {
  light: fairlotLight,
  dark: fairlotDark,
  'second brand': secondBrand,
  wireframe,
};
const optionsOf = (record: Readonly<Record<string, string>>) =>
  Object.entries(record).map(([value, label]) => ({ value, label }));

function wear(theme: string): void {
  const { classList } = document.documentElement;
  // A theme's class is one or several names in one text.
  for (const each of Object.values(themes)) classList.remove(...each.split(' '));
  classList.add(...(themes[theme] ?? fairlotLight).split(' '));
}

async function signInAs(mail: string): Promise<string> {
  session.signOut();
  const answer = await api.post('/member/login', { body: { mail, password: PASSWORD } });
  if (!('token' in answer)) throw new Error('This customer has a second step: sign in by hand.');
  session.signIn(answer.token);
  return `Signed in as ${mail}`;
}

/** Tools for developers that customers must never get. Loaded in development only; `npm run size` proves it. */
export function DevPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const [status, setStatus] = useState('');
  const [fault, setFault] = useState<Fault>(chosenFault);
  const [theme, setTheme] = useState('light');
  const locale = useLocale();

  const run = (action: () => Promise<string>) => {
    setStatus('…');
    action().then(setStatus, (error: unknown) =>
      setStatus(error instanceof Error ? error.message : 'Failed'),
    );
  };
  const refetch = async (text: string) => {
    await queryClient.invalidateQueries();
    return text;
  };
  const button = (label: string, action: () => Promise<string>) => (
    <Button key={label} size="small" variant="secondary" onClick={() => run(action)}>
      {label}
    </Button>
  );

  return (
    <>
      <button type="button" className={css.opener} onClick={() => setIsOpen(true)}>
        {OPENER}
      </button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title="Developer panel">
        <div className={css.parts}>
          <Select
            label="Go to"
            value=""
            options={places}
            onValueChange={(place) => {
              window.location.hash = encodeURI(place);
              setIsOpen(false);
            }}
          />
          <Choices label="Sign in as">
            {customers.map((mail) => button(mail.split('@')[0] ?? mail, () => signInAs(mail)))}
            {button('nobody', async () => {
              session.signOut();
              return 'Signed out';
            })}
          </Choices>
          <Choices label="Business time">
            {steps.map(([label, ms]) =>
              button(label, async () => refetch(`It is ${(await advanceClock(ms)).toUTCString()}`)),
            )}
            {button('Pass all reviews', async () => refetch(`Passed: ${await passReviews()}`))}
          </Choices>
          <Select
            label="The network"
            value={fault}
            options={optionsOf(faults)}
            onValueChange={(value) => {
              chooseFault(value as Fault);
              setFault(value as Fault);
              run(() => refetch(faults[value as Fault]));
            }}
          />
          <Select
            label="Theme"
            value={theme}
            options={Object.keys(themes).map((name) => ({ value: name, label: name }))}
            onValueChange={(value) => {
              wear(value);
              setTheme(value);
            }}
          />
          <Select
            label="Language"
            value={locale}
            options={h5.locales.offered.map(({ key, name }) => ({ value: key, label: name }))}
            onValueChange={(value) =>
              isLocale(value) && run(() => changeLanguage(value).then(() => `Speaks ${value}`))
            }
          />
          <p className={css.status} role="status">
            {status}
          </p>
        </div>
      </Sheet>
    </>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={css.choices}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

/**
 * The simulation's control plane. Its token stays with the development server, which adds it to forwarded requests
 * (see the proxy in vite.config.ts); the browser never has it.
 */
async function control<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${import.meta.env.BASE_URL}sim/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Advances business time. It resolves with the new time, once everything due by then is done. */
async function advanceClock(ms: number): Promise<Date> {
  const { now } = await control<{ now: string }>('/clock', { advance_ms: ms });
  return new Date(now);
}

/** Passes all waiting reviews. Resolves with their number. */
async function passReviews(): Promise<number> {
  const { data } = await control<{ data: { kind: string; id: string }[] }>('/review');
  for (const { kind, id } of data) await control(`/review/${kind}/${id}`, { decision: 'pass' });
  return data.length;
}
