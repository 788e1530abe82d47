import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './index.js';

test.each([undefined, '', null])('with %j for its picture it shows its letters', (src) => {
  const html = renderToString(createElement(Avatar, { name: 'Ada Lovelace', src: src as string }));
  expect(html).not.toContain('<img');
  expect(html).toContain('>AL<');
});

test('with a picture it shows that instead of its letters', () => {
  const html = renderToString(createElement(Avatar, { name: 'Ada Lovelace', src: '/ada.jpeg' }));
  expect(html).toContain('src="/ada.jpeg"');
  expect(html).not.toContain('>AL<');
});
