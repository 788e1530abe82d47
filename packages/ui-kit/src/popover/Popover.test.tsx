import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from '../modal/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { Popover } from './index.js';

const button = () => page.getByRole('button', { name: 'What is this fee?' });
const note = () => page.getByRole('dialog', { name: 'What is this fee?' });

test('opens by key beside its button, takes the focus, and Escape gives it back', async () => {
  mount(
    <p style={{ marginBlockStart: 100 }}>
      Fee{' '}
      <Popover label="What is this fee?">
        It pays the exchange. <a href="#fees">All fees</a>
      </Popover>
    </p>,
  );
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(note()).toHaveFocus();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  const { top } = note().element().getBoundingClientRect();
  expect(top).toBeCloseTo(button().element().getBoundingClientRect().bottom + 8, -1);
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
  await expect.element(note()).not.toBeInTheDocument();
});

test('a tap elsewhere closes it, and so does another on its button', async () => {
  mount(
    <>
      <h1>Order</h1>
      <Popover label="What is this fee?" trigger="Fee">
        It pays the exchange.
      </Popover>
    </>,
  );
  const words = page.getByRole('button', { name: 'Fee' });
  for (const elsewhere of [page.getByRole('heading'), words]) {
    await words.click();
    await expect.element(note()).toBeVisible();
    await elsewhere.click();
    await expect.element(note()).not.toBeInTheDocument();
  }
});

test('inside a dialog Escape closes the note, and only then the dialog', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <Modal open={isOpen} onOpenChange={setIsOpen} title="Order">
        <Popover label="What is this fee?">It pays the exchange.</Popover>
      </Modal>
    );
  }
  mount(<Page />);
  await button().click();
  await expect.element(note()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(note()).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Order' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Order' })).not.toBeInTheDocument();
});

test('makes way for a dialog that is opened in it, and its button has the focus afterwards', async () => {
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Popover label="What is this fee?">
          <button type="button" onClick={() => setIsOpen(true)}>
            All fees
          </button>
        </Popover>
        <Modal open={isOpen} onOpenChange={setIsOpen} title="Fees">
          It pays the exchange.
        </Modal>
      </>
    );
  }
  mount(<Page />);
  await button().click();
  await page.getByRole('button', { name: 'All fees' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Fees' })).toBeVisible();
  // The browser draws it above every dialog.
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
});

test('closes when the keyboard leaves it', async () => {
  mount(
    <>
      <Popover label="What is this fee?">
        It pays the exchange. <a href="#fees">All fees</a>
      </Popover>
      <button type="button">Next</button>
    </>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(note()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(note()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  await expect.element(note()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
});
