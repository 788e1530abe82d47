import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeField } from '../code-field/index.js';
import { Countdown } from '../countdown/index.js';
import { Calendar, DateRange } from '../date-picker/index.js';
import { FileInput } from '../file-input/index.js';
import { RefusedLines } from '../file-input/RefusedLines.js';
import { RemarkLines } from '../image-input/RemarkLines.js';
import { LineChart } from '../line-chart/index.js';
import { de, en } from '../messages/index.js';
import { Progress } from '../progress/index.js';
import { KitProvider } from './index.js';

const THREE_DAYS_MS = 3 * 24 * 60 * 60 * 1000;
const nothing = () => undefined;
const file = { id: '1', url: '#', name: 'a.pdf', bytes: 1_500_000 };
const tooLarge = [{ name: 'a', reason: 'tooLarge' }];

/** The figures and dates that no other test of the provider has: the part, its props, what it writes. */
const cases: readonly [part: string, component: unknown, props: object, german: string, english: string][] = [
  ['Progress', Progress, { label: 'P', value: 0.5 }, '50 %', '50%'],
  ['Countdown', Countdown, { label: 'C', until: new Date(THREE_DAYS_MS), now: () => 0 }, '3 Tg.', '3 days'],
  ['Calendar', Calendar, { label: 'D', value: '', today: '2026-12-31' }, 'Dezember 2026', 'December 2026'],
  [
    'DateRange',
    DateRange,
    { label: 'R', value: { from: '2026-12-30', to: '2026-12-31' } },
    '30.–31. Dezember 2026',
    'December 30 – 31, 2026',
  ],
  [
    'LineChart',
    LineChart,
    {
      label: 'L',
      axisLabel: 'Day',
      labels: ['1', '2'],
      series: [{ id: 'a', label: 'A', values: ['1000', '3000'] }],
    },
    '2.000',
    '2,000',
  ],
  ['FileInput', FileInput, { label: 'F', value: [file], upload: nothing }, '1,5 MB', '1.5 MB'],
  ['a refused file', RefusedLines, { refused: tooLarge, max: 3, maxBytes: 1_500_000 }, '1,5 MB', '1.5 MB'],
  ['a refused image', RemarkLines, { remarks: tooLarge, max: 3, maxBytes: 1_500_000 }, '1,5 MB', '1.5 MB'],
  [
    'CodeField',
    CodeField,
    { label: 'C', value: '', onResend: nothing, resendAfterMs: THREE_DAYS_MS },
    '3 Tg.',
    '3 days',
  ],
];

function written(locale: 'de' | 'en', part: unknown, props: object): string {
  const drawn = createElement(part as ComponentType<Record<string, unknown>>, {
    onValueChange: nothing,
    ...props,
  });
  const html = renderToString(
    createElement(KitProvider, { locale, messages: locale === 'de' ? de : en }, drawn),
  );
  return html.replace(/<[^>]*>/g, ' ').replace(/[\s\u2009]+/g, ' ');
}

test.each(cases)('%s writes its figures as the provider does', (_name, part, props, german, english) => {
  expect(written('de', part, props)).toContain(german);
  expect(written('de', part, props)).not.toContain(english);
  expect(written('en', part, props)).toContain(english);
});
