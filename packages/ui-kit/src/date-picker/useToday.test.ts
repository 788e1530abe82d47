import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { todayIn } from './givenDay.js';
import { Calendar, DateField, DateRange } from './index.js';

afterEach(() => vi.useRealTimers());

const PARTS = {
  Calendar: createElement(Calendar, { label: 'First rate', defaultValue: '' }),
  DateRange: createElement(DateRange, { label: 'Statement', defaultValue: { from: '', to: '' } }),
  DateField: createElement(DateField, { label: 'Born on', defaultValue: '' }),
};

test('today is the day where the customer is', () => {
  vi.setSystemTime('2026-12-31T23:30:00Z');
  expect(todayIn('UTC')).toBe('2026-12-31');
  expect(todayIn('Europe/Berlin')).toBe('2027-01-01');
  expect(todayIn('America/New_York')).toBe('2026-12-31');
});

// React compares what the browser draws first with it.
test.each(Object.entries(PARTS))('a server draws the same %s on every day', (_, element) => {
  vi.setSystemTime('2026-05-31T12:00:00Z');
  const html = renderToString(element);
  vi.setSystemTime('2027-01-01T12:00:00Z');
  expect(renderToString(element)).toBe(html);
});

test('a server that is told what day it is draws its month', () => {
  const html = renderToString(
    createElement(Calendar, { label: 'First rate', defaultValue: '', today: '2026-03-20' }),
  );
  expect(html).toContain('Friday, March 20, 2026');
});
