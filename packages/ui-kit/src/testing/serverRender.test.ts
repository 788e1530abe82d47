import { createElement, StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { allStories } from './stories.js';

afterEach(() => vi.restoreAllMocks());

/** Node writes it into spans of days, Chromium a plain space. */
const THIN_SPACE = '\u2009';

const render = (element: ReactElement) => renderToString(createElement(StrictMode, null, element));

test('there are stories', () => {
  expect(allStories().length).toBeGreaterThan(100);
});

for (const { name, element } of allStories()) {
  test(`renders on a server, without a word of warning: ${name}`, () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const html = render(element());
    expect(complaint.mock.calls).toEqual([]);
    // The browser must render the same as the server.
    expect(render(element())).toBe(html);
    expect(html).not.toContain(THIN_SPACE);
  });
}
