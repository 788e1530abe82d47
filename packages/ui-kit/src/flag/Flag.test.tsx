import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Flag } from './index.js';

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>')}`;
const images = (container: HTMLElement) => container.querySelectorAll('img').length;

test('beside a name it says nothing, alone it is a picture with one', async () => {
  const { container, rerender } = mount(<Flag country="de" src={dot} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  rerender(<Flag country="de" src={dot} label="Germany" />);
  await expect.element(page.getByRole('img', { name: 'Germany' })).toBeVisible();
  await expectNoAxeFaults();
  expect(images(container)).toBe(1);
});

test('a picture that is not there leaves the letters, and another address is tried', async () => {
  const { container, rerender } = mount(<Flag country="fr" src="data:image/png,broken" />);
  await expect.poll(() => images(container)).toBe(0);
  expect(container).toHaveTextContent('FR');
  rerender(<Flag country="fr" src={dot} />);
  await expect.poll(() => images(container)).toBe(1);
});

test('a country that is no text is named while developing, and the page stands', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  mount(<Flag country={undefined as unknown as string} />);
  expect(said.mock.calls[0]?.[0]).toMatch(/^Flag: country undefined is no text\. .+\. .+\.$/);
  said.mockRestore();
});
