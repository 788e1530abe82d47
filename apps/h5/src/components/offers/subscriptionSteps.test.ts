import { expect, it } from 'vitest';
import type { Translate } from '../../i18n/index.js';
import type { IpoSubscription } from '../../queries/offerQueries.js';
import { subscriptionSteps } from './subscriptionSteps.js';

const t = ((id: string) => id.replace('offers.', '')) as Translate;
const stepsOf = (status: string, more: Partial<IpoSubscription> = {}) =>
  subscriptionSteps({ status, listingAt: 'planned', ...more } as IpoSubscription, t).map(
    ({ label, state }) => `${label} ${state}`,
  );

it('marks what has happened, what is next and what follows', () => {
  expect(stepsOf('audited')).toEqual([
    'stage.submitted done',
    'stage.audited done',
    'stage.closed current',
    'stage.allotted upcoming',
    'stage.listed upcoming',
  ]);
});

it('waits for the allotment once the books are closed', () => {
  expect(stepsOf('waiting_allotment')[3]).toBe('stage.allotted current');
});

it('says how many shares came of it, and waits for no listing without any', () => {
  expect(stepsOf('partially_allotted').slice(3)).toEqual([
    'status.partially_allotted done',
    'stage.listed current',
  ]);
  expect(stepsOf('not_allotted').slice(3)).toEqual(['status.not_allotted done']);
  expect(stepsOf('listed').slice(3)).toEqual(['stage.allotted done', 'stage.listed done']);
});

it('ends where it was canceled or refused', () => {
  expect(stepsOf('canceled')).toEqual(['stage.submitted done', 'status.canceled failed']);
  expect(stepsOf('refused')).toEqual(['stage.submitted done', 'status.refused failed']);
});

it('shows the day that was, rather than the day that was planned', () => {
  const [, , , , listed] = subscriptionSteps(
    { status: 'listed', listedAt: 'was', listingAt: 'planned' } as IpoSubscription,
    t,
  );
  expect(listed?.at).toBe('was');
});

it('takes a status that it does not know for submitted', () => {
  expect(stepsOf('something new').slice(0, 2)).toEqual(['stage.submitted done', 'stage.audited current']);
});
