import { expect, it } from 'vitest';
import { locales } from '../http/locale.js';
import { mailboxPage } from './mailboxPage.js';

it.each(locales)('names the app that would have sent the messages, in %s', (locale) => {
  const page = mailboxPage('Harbour', locale, '', []);
  expect(page.match(/Harbour/g)).toHaveLength(2);
  expect(page).not.toContain('Fairlot');
});
