import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { allStories } from './stories.js';

afterEach(() => vi.restoreAllMocks());

test('there are stories', () => {
  expect(allStories().length).toBeGreaterThan(100);
});

for (const { name, element } of allStories()) {
  test(`renders on a server, without a word of warning: ${name}`, () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderToString(createElement(StrictMode, null, element()))).not.toThrow();
    expect(complaint.mock.calls).toEqual([]);
  });
}
