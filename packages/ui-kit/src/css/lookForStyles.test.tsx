import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button/index.js';
import { mount } from '../testing/mount.js';
import { warnOfStyles } from './lookForStyles.js';

afterEach(() => vi.restoreAllMocks());

/** The warnings for a button whose container was changed by `prepare`. */
function said(prepare: (container: HTMLElement) => void): unknown[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = mount(<Button>Buy</Button>);
  prepare(container);
  warnOfStyles(container.querySelector('button')!);
  return warn.mock.calls.flat();
}

test('a page with style sheets and a theme hears nothing', () => {
  expect(said(() => undefined)).toEqual([]);
});

test('a part outside of every theme is said, with what to do', () => {
  const words = said((container) => {
    container.className = '';
  });
  expect(words).toEqual([expect.stringMatching(/^A part .* theme's class on the root/)]);
});

test('missing style sheets are said, with what to do', () => {
  const sheets = [...document.styleSheets];
  const words = said(() => {
    for (const sheet of sheets) sheet.disabled = true;
  });
  for (const sheet of sheets) sheet.disabled = false;
  expect(words).toEqual([
    expect.stringMatching(/^The page has none of .* import @fairlot\/ui-kit\/styles\.css/),
  ]);
});
