import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { contact } from '../../state/contact.js';
import { dropDraft } from '../../state/draft.js';
import { expectNoAxeFaults, mountPart } from '../testing/mountPart.js';
import { Composer } from './Composer.js';

const message = () => page.getByRole('textbox', { name: 'Your message' });

/** As a reload, or as closing the chat and opening it again. */
const remount = (first: { rerender: (node: ReactNode) => void }, reference?: string) => {
  first.rerender(null);
  first.rerender(<Composer reference={reference} />);
};

test('a message that was not sent is there again when the chat comes back', async () => {
  const part = mountPart(<Composer />);
  await message().fill('Where is my deposit?');
  remount(part);
  await expect.element(message()).toHaveValue('Where is my deposit?');
  await message().clear();
  remount(part);
  await expect.element(message()).toHaveValue('');
});

test('a message about one subject does not come back to another', async () => {
  const part = mountPart(<Composer reference="DP-1" />);
  await message().fill('About my reference DP-1: it is late');
  remount(part, 'DP-2');
  await expect.element(message()).toHaveValue('About my reference DP-2: ');
  remount(part, 'DP-1');
  await expect.element(message()).toHaveValue('About my reference DP-1: it is late');
  dropDraft('message');
});

test('adding a picture does not take back that a message is missing', async () => {
  mountPart(<Composer />);
  const missing = page.getByText('Please write a message.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(missing).toBeVisible();
  await page.getByRole('button', { name: 'Add pictures' }).click();
  await expect.element(page.getByRole('button', { name: 'Add pictures' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Pictures', { exact: true })).toBeVisible();
  await expect.element(missing).toBeVisible();
  await expect.element(message()).toHaveAttribute('aria-invalid', 'true');
  await message().fill('Here it is');
  await expect.element(missing).not.toBeInTheDocument();
});

test('without a connection it says so beside the button, and no longer once it is back', async () => {
  mountPart(<Composer />);
  contact.set('away');
  const note = page.getByText(/^No connection\. What you have entered stays here/);
  await expect.element(note).toBeVisible();
  await expectNoAxeFaults();
  contact.set('there');
  await expect.element(note).not.toBeInTheDocument();
});
