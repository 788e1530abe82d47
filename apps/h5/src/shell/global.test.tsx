import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPart } from '../components/testing/mountPart.js';
import './global.css.js';

test('what the keyboard reaches has the ring of the theme, also a plain link or button', async () => {
  mountPart(
    <>
      <a href="#somewhere">Link</a>
      <button type="button">Button</button>
    </>,
  );
  for (const role of ['link', 'button'] as const) {
    await userEvent.tab();
    const reached = page.getByRole(role).element();
    expect(document.activeElement).toBe(reached);
    expect(getComputedStyle(reached)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' });
  }
});
