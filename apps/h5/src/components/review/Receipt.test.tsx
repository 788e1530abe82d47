import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mountPart } from '../testing/mountPart.js';
import { Receipt, RecordNumber } from './Receipt.js';
import { Timeline } from './Timeline.js';

test('a receipt takes the focus to its heading, says how it stands, and leads to the record', async () => {
  mountPart(
    <Receipt heading="Order filled" lead="10 Aldella" actions={<a href="#record">Open the record</a>}>
      <RecordNumber>ord_01K9G5V3M8Q2W7X4Y6Z0A1B2C3</RecordNumber>
    </Receipt>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Order filled' })).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('10 Aldella');
  await expect.element(page.getByText('ord_01K9G5V3M8Q2W7X4Y6Z0A1B2C3')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open the record' })).toBeVisible();
  await expectNoAxeFaults();
});

test('a timeline has its steps in order, names the one under way, and the time in both zones', async () => {
  mountPart(
    <Timeline
      marketZone="Asia/Tokyo"
      steps={[
        { label: 'Placed', at: '2026-03-02T15:00:00.000Z', state: 'done' },
        { label: 'Under review', note: 'Decided within 24 hours.', state: 'current' },
        { label: 'Filled', state: 'upcoming' },
      ]}
    />,
  );
  const steps = page.getByRole('listitem').elements();
  expect(steps.map((step) => step.getAttribute('data-state'))).toEqual(['done', 'current', 'upcoming']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  const time = steps[0]?.querySelector('time');
  expect(time?.getAttribute('datetime')).toBe('2026-03-02T15:00:00.000Z');
  expect(time?.children).toHaveLength(2);
  await expect.element(page.getByText('Decided within 24 hours.')).toBeVisible();
  await expectNoAxeFaults();
});

test('a timeline that ended without success says so beside its step', async () => {
  mountPart(
    <Timeline
      steps={[
        { label: 'Placed', at: '2026-03-02T15:00:00.000Z', state: 'done' },
        { label: 'Refused', note: 'What was held is available again.', state: 'failed' },
      ]}
    />,
  );
  const [, ended] = page.getByRole('listitem').elements();
  expect(ended?.textContent).toContain('What was held is available again.');
  expect(ended?.getAttribute('data-state')).toBe('failed');
  await expectNoAxeFaults();
});
