import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { CopyField } from './index.js';

const ADDRESS = 'TQ5vNQ8mYz1cWkR7pXhG3sLdEoBfUa9jKt';
const button = () => page.getByRole('button', { name: /Cop/ });

/** Replaces the browser's clipboard, because a test must not write to the machine's. */
function clipboard(answer: () => Promise<void>) {
  return vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(answer);
}

afterEach(() => vi.restoreAllMocks());

test('copies the value and not what is shown, says so, and offers it again', async () => {
  const write = clipboard(() => Promise.resolve());
  const { container } = mount(<CopyField label="IBAN" value="DE893704" display="DE89 3704" />);
  const region = container.querySelector('[role=status]');
  expect(region).toHaveTextContent('');
  (button().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.elementLocator(region as Element)).toHaveTextContent('Copied');
  expect(write.mock.calls).toEqual([['DE893704']]);
  await expect.element(button()).toHaveFocus();
  await expectNoAxeFaults();
  await expect.element(page.getByRole('button', { name: 'Copy IBAN', exact: true })).toBeVisible();
  expect(region).toHaveTextContent('');
});

test('takes the old way where the new one is refused', async () => {
  clipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const copied: string[] = [];
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return true;
  });
  mount(<CopyField label="Address" value={ADDRESS} />);
  await button().click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copied).toEqual([ADDRESS]);
  await expect.element(button()).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});

test('selects the whole value where copying is not possible at all', async () => {
  clipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  mount(<CopyField label="Address" value={ADDRESS} display="TQ5v…9jKt" />);
  await button().click();
  await expect.element(page.getByText(/The text is selected/)).toBeVisible();
  expect(getSelection()?.toString()).toBe(ADDRESS);
  await expectNoAxeFaults();
});

test('a long value is whole on a narrow phone', async () => {
  await page.viewport(320, 568);
  const { container } = mount(<CopyField label="Address" value={ADDRESS.repeat(3)} />);
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  await page.viewport(390, 844);
});
