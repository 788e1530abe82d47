import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ActionSheet } from '../action-sheet/index.js';
import { NumberInput } from '../number-input/index.js';
import { mount } from './mount.js';

function Shadow({ children }: { children: ReactNode }) {
  const [inside, setInside] = useState<ShadowRoot | null>(null);
  return (
    <div ref={(host) => setInside(host && (host.shadowRoot ?? host.attachShadow({ mode: 'open' })))}>
      {inside && createPortal(children, inside)}
    </div>
  );
}

function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Order
      </button>
      <ActionSheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Order"
        actions={[{ id: 'cancel', label: 'Take back' }]}
        onAction={() => undefined}
      />
    </>
  );
}

// The document takes the host of a shadow root for the focused element.
test('in a shadow root a dialog gives the focus back, and a number is edited without its groups', async () => {
  const { container } = mount(
    <Shadow>
      <Menu />
      <NumberInput label="Amount" defaultValue="12500.5" />
    </Shadow>,
  );
  await expect.poll(() => container.firstElementChild?.shadowRoot?.childElementCount).toBeGreaterThan(1);
  const inside = container.firstElementChild!.shadowRoot!;
  const opener = inside.querySelector('button')!;
  opener.focus();
  opener.click();
  await expect.poll(() => inside.querySelector('[role=dialog]')).not.toBe(null);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => inside.querySelector('[role=dialog]')).toBe(null);
  await expect.poll(() => inside.activeElement).toBe(opener);
  const input = inside.querySelector('input')!;
  expect(input.value).toBe('12,500.5');
  input.focus();
  await expect.poll(() => input.value).toBe('12500.5');
});
