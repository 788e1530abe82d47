import { createIntl } from 'react-intl/server';
import { expect, test } from 'vitest';
import { compileWords } from '../../build/compileMessages.js';
import { textOf } from '../i18n/testing/textsOf.js';
import type { Translate } from '../i18n/index.js';
import { cityOf } from './cityOf.js';

test.each([
  ['en', 'New York, Paris, Shanghai, Hong Kong, Singapore, Kuala Lumpur, Taipei, UTC'],
  ['de', 'New York, Paris, Shanghai, Hongkong, Singapur, Kuala Lumpur, Taipeh, UTC'],
  ['fr', 'New York, Paris, Shanghai, Hong Kong, Singapour, Kuala Lumpur, Taipei, UTC'],
  ['es', 'Nueva York, París, Shanghái, Hong Kong, Singapur, Kuala Lumpur, Taipéi, UTC'],
  ['it', 'New York, Parigi, Shanghai, Hong Kong, Singapore, Kuala Lumpur, Taipei, UTC'],
] as const)('cities have the names that people use: %s', (locale, names) => {
  const words = new Map([['app', { 'app.city': textOf(locale, 'app.city') }]]);
  const messages = compileWords(words, (id) => id).get('app') as never;
  const intl = createIntl({ locale, messages });
  const t = ((id, values) => intl.formatMessage({ id }, values)) as Translate;
  const zones = [
    'America/New_York',
    'Europe/Paris',
    'Asia/Shanghai',
    'Asia/Hong_Kong',
    'Asia/Singapore',
    'Asia/Kuala_Lumpur',
    'Asia/Taipei',
    'UTC',
  ];
  expect(zones.map((zone) => cityOf(t, zone)).join(', ')).toBe(names);
});
