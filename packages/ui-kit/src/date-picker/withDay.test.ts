import { expect, test } from 'vitest';
import { withDay } from './withDay.js';

test.each([
  ['begins', { from: '', to: '' }, '2026-03-05', { from: '2026-03-05', to: '' }],
  ['ends', { from: '2026-03-05', to: '' }, '2026-03-09', { from: '2026-03-05', to: '2026-03-09' }],
  [
    'ends before it began',
    { from: '2026-03-05', to: '' },
    '2026-03-01',
    { from: '2026-03-01', to: '2026-03-05' },
  ],
  ['is of one day', { from: '2026-03-05', to: '' }, '2026-03-05', { from: '2026-03-05', to: '2026-03-05' }],
  ['begins anew', { from: '2026-03-05', to: '2026-03-09' }, '2026-03-07', { from: '2026-03-07', to: '' }],
  ['is taken back', { from: '2026-03-05', to: '2026-03-09' }, '', { from: '', to: '' }],
])('a span %s', (_name, span, day, after) => {
  expect(withDay(span, day)).toEqual(after);
});
