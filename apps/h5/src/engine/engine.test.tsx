import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { useBack } from './index.js';
import {
  announce,
  closeTinyApp,
  heading,
  off,
  onLoginNeeded,
  openTinyApp as open,
  resetTinyApp,
  setWho,
  turn,
  wait,
} from './testing/tinyApp.js';

beforeEach(resetTinyApp);
afterEach(closeTinyApp);

const address = () => decodeURIComponent(window.location.hash.slice(1));
describe('guards', () => {
  it.each(['/pages/profile', '/Pages/profile/'])(
    'send a visitor of %s to login and back',
    async (visited) => {
      open(visited);
      await expect.element(heading('login')).toBeVisible();
      expect(onLoginNeeded).toHaveBeenCalledOnce();
      expect(address()).toBe('/pages/login?next=/pages/profile');
      setWho('ann');
      await expect.element(heading('profile')).toBeVisible();
    },
  );

  it('ask the layout as well as the page', async () => {
    open('/pages/inside');
    await expect.element(heading('login')).toBeVisible();
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/pages/login',
    '/pages/nowhere',
    '%E0%A4%A',
  ])('never follow the return target %s', async (next) => {
    setWho('ann');
    open(`/pages/login?next=${encodeURIComponent(next)}`);
    await expect.element(heading('profile')).toBeVisible();
  });

  it('act when the session ends, and only where it is needed', async () => {
    setWho('ann');
    const router = open('/pages/item?symbol=A');
    await expect.element(heading('item')).toBeVisible();
    setWho(undefined);
    await wait(100);
    expect(address()).toBe('/pages/item?symbol=A');
    setWho('ann');
    await router.navigate({ to: '/pages/profile' });
    await expect.element(heading('profile')).toBeVisible();
    setWho(undefined);
    await expect.element(heading('login')).toBeVisible();
    // The user signed out.
    expect(onLoginNeeded).not.toHaveBeenCalled();
    expect(address()).toBe('/pages/login?next=/pages/profile');
  });
});

describe('addresses', () => {
  it.each(['/', '/pages/old home', '/pages/old%20home'])(
    'alias %s is replaced by the page itself',
    async (alias) => {
      const before = window.history.length;
      open(alias);
      await expect.element(heading('home')).toBeVisible();
      expect(address()).toBe('/pages/home');
      expect(window.history.length).toBe(before);
    },
  );

  it('redirects keep the parameters', async () => {
    open('/pages/item copy?symbol=662E41');
    await expect.element(heading('item')).toBeVisible();
    expect(address()).toBe('/pages/item?symbol=662E41');
  });

  it('leave defaults out and give them to the page', async () => {
    open('/pages/item?symbol=600519&page=1');
    await expect.element(screen.getByText('{"symbol":"600519","page":1}')).toBeVisible();
    await expect.poll(address).toBe('/pages/item?symbol=600519');
  });

  it('say when a link lacks what the page needs, and where the list is', async () => {
    open('/pages/item');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('badLink /pages/list');
  });

  it('say when there is no such page', async () => {
    open('/pages/nowhere');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('notFound /pages/home');
  });

  it('of the page one is on, asked for twice in one go, make one step', async () => {
    const router = open('/pages/home');
    await expect.element(heading('home')).toBeVisible();
    const steps = window.history.length;
    const target = { to: '/pages/item', search: { symbol: 'A' } };
    await Promise.all([router.navigate(target), router.navigate(target)]);
    await expect.element(heading('item')).toBeVisible();
    await router.navigate(target);
    expect(window.history.length).toBe(steps + 1);
    router.history.back();
    await expect.element(heading('home')).toBeVisible();
  });

  it('are not disturbed by the query of the document', async () => {
    const own = window.location.href;
    const { pathname } = window.location;
    window.history.replaceState(null, '', `${pathname}?utm=1`);
    open('/pages/item?symbol=A');
    await expect.element(screen.getByText('{"symbol":"A","page":1}')).toBeVisible();
    expect(window.location.search).toBe('?utm=1');
    window.history.replaceState(null, '', own);
  });
});

describe('back, where the visit began on this page', () => {
  const back = {
    load: () =>
      Promise.resolve(function Page() {
        return (
          <button type="button" onClick={useBack()}>
            back
          </button>
        );
      }),
  };

  it.each([
    ['/pages/stuck', 'home'],
    ['/pages/inside', 'profile'],
  ])('leads from %s to %s', async (path, expected) => {
    setWho('ann');
    open(path, { '/pages/stuck': back, '/pages/inside': back });
    await screen.getByRole('button', { name: 'back' }).click();
    await expect.element(heading(expected)).toBeVisible();
  });
});

it('puts the refresher around a page that asks for it, and around no other', async () => {
  const router = open('/pages/slow');
  const refresher = screen.getByRole('region', { name: 'refresher' });
  await expect.element(refresher.getByRole('heading', { name: 'slow' })).toBeVisible();
  await router.navigate({ to: '/pages/list' });
  await expect.element(heading('list')).toBeVisible();
  expect(refresher.elements()).toEqual([]);
});

it('has no page behind a switch that is off, and follows the switch', async () => {
  off.add('trial');
  open('/pages/trial');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('notFound');
  turn('trial', true);
  await expect.element(heading('trial')).toBeVisible();
  turn('trial', false);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('notFound');
});

describe('kept pages', () => {
  it('come back with their state, their parameters and their scroll place', async () => {
    const router = open('/pages/home?tab=b');
    await userEvent.click(screen.getByRole('button', { name: 'home 0' }));
    window.scrollTo(0, 700);
    await wait(150);
    await router.navigate({ to: '/pages/item', search: { symbol: 'A' } });
    await expect.element(heading('item')).toBeVisible();
    expect(window.scrollY).toBe(0);
    // While hidden, it must not read the address of the visible page.
    expect(document.querySelector('output')?.textContent).toBe('{"tab":"b"}');
    await router.navigate({ to: '/pages/home', search: { tab: 'b' } });
    await expect.element(screen.getByRole('button', { name: 'home 1' })).toBeVisible();
    await expect.poll(() => window.scrollY).toBe(700);
  });

  it('are forgotten when someone else signs in', async () => {
    setWho('ann');
    const router = open('/pages/home');
    await userEvent.click(screen.getByRole('button', { name: 'home 0' }));
    await router.navigate({ to: '/pages/list' });
    setWho('bob');
    await router.navigate({ to: '/pages/home' });
    await expect.element(screen.getByRole('button', { name: 'home 0' })).toBeVisible();
  });

  it('other pages start anew', async () => {
    const router = open('/pages/item?symbol=A');
    await userEvent.click(screen.getByRole('button', { name: 'item 0' }));
    await router.navigate({ to: '/pages/list' });
    await router.navigate({ to: '/pages/item', search: { symbol: 'A' } });
    await expect.element(screen.getByRole('button', { name: 'item 0' })).toBeVisible();
  });
});

describe('arriving', () => {
  it('moves focus to the h1 of the new page, and not at the start', async () => {
    const router = open('/pages/home');
    await expect.element(heading('home')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await router.navigate({ to: '/pages/list' });
    await expect.poll(() => document.activeElement?.textContent).toBe('list');
    await router.navigate({ to: '/pages/home' });
    await expect.poll(() => document.activeElement?.textContent).toBe('home');
    expect(announce).not.toHaveBeenCalled();
  });

  it('leaves the focus in the field that a page begins with', async () => {
    const Search = () => (
      <>
        <h1>search</h1>
        <input aria-label="word" autoFocus />
      </>
    );
    const router = open('/pages/home', { '/pages/stuck': { load: () => Promise.resolve(Search) } });
    await expect.element(heading('home')).toBeVisible();
    for (const turn of ['first', 'again']) {
      await router.navigate({ to: '/pages/stuck' });
      await expect.element(heading('search')).toBeVisible();
      await wait(100);
      expect(document.activeElement, turn).toBe(screen.getByRole('textbox').element());
      await router.navigate({ to: '/pages/slow' });
      await expect.poll(() => document.activeElement?.textContent).toBe('slow');
    }
  });

  it('moves focus out of a field of a kept page that is being hidden', async () => {
    const Kept = () => (
      <>
        <h1>home</h1>
        <input aria-label="word" />
      </>
    );
    const router = open('/pages/list', { '/pages/home': { load: () => Promise.resolve(Kept) } });
    await expect.element(heading('list')).toBeVisible();
    await router.navigate({ to: '/pages/home' });
    await screen.getByRole('textbox').click();
    await router.navigate({ to: '/pages/list' });
    await expect.element(heading('list')).toHaveFocus();
  });

  it('moves focus to the h1 when a page removes what has it', async () => {
    let show: () => void = () => undefined;
    const Record = () => {
      const [step, setStep] = useState('loading');
      show = () => setStep('record');
      return (
        <section key={step === 'done' ? 'ticket' : step}>
          <h1>{step}</h1>
          {step !== 'done' && (
            <button type="button" onClick={() => setStep(step === 'ticket' ? 'done' : 'ticket')}>
              buy
            </button>
          )}
        </section>
      );
    };
    const router = open('/pages/home', { '/pages/late': { load: () => Promise.resolve(Record) } });
    await expect.element(heading('home')).toBeVisible();
    await router.navigate({ to: '/pages/late' });
    await expect.poll(() => document.activeElement?.textContent).toBe('loading');
    show();
    await expect.poll(() => document.activeElement?.textContent).toBe('record');
    await userEvent.click(screen.getByRole('button', { name: 'buy' }));
    await expect.poll(() => document.activeElement?.textContent).toBe('ticket');
    await userEvent.click(screen.getByRole('button', { name: 'buy' }));
    await expect.poll(() => document.activeElement?.textContent).toBe('done');
    expect(announce).not.toHaveBeenCalled();
  });

  it('leaves the focus where the customer put it when a page replaces its h1', async () => {
    let show: () => void = () => undefined;
    const Record = () => {
      const [step, setStep] = useState('loading');
      show = () => setStep('record');
      return (
        <>
          <h1 key={step}>{step}</h1>
          <input aria-label="amount" />
        </>
      );
    };
    open('/pages/late', { '/pages/late': { load: () => Promise.resolve(Record) } });
    await expect.element(heading('loading')).toBeVisible();
    await userEvent.click(screen.getByRole('textbox'));
    show();
    await expect.element(heading('record')).toBeVisible();
    expect(document.activeElement).toBe(screen.getByRole('textbox').element());
  });
});
