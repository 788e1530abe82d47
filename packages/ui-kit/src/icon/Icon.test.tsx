import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { family } from './family.js';
import { WarningIcon } from './index.js';

test('every picture is of one family: one grid, one stroke, the colour of its text, inside its frame', async () => {
  const { container } = mount(
    <div style={{ color: 'rgb(1, 2, 3)' }}>
      {family.map(([name, Icon]) => (
        <Icon key={name} />
      ))}
    </div>,
  );
  const pictures = [...container.querySelectorAll('svg')];
  expect(pictures.length).toBeGreaterThan(60);
  for (const picture of pictures) {
    const style = getComputedStyle(picture);
    expect([style.stroke, style.strokeWidth, style.width]).toEqual(['rgb(1, 2, 3)', '1.75px', '24px']);
    expect(picture.getAttribute('aria-hidden')).toBe('true');
    const { x, y, width, height } = picture.getBBox();
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(2);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(22);
  }
  await expectNoAxeFaults();
});

test('a picture that stands alone has a name', async () => {
  mount(<WarningIcon label="Warning" />);
  await expect.element(page.getByRole('img', { name: 'Warning' })).toBeVisible();
});
