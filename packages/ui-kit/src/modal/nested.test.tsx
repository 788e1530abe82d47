import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionSheet } from '../action-sheet/index.js';
import { Combobox } from '../combobox/index.js';
import { DateField, DatePicker } from '../date-picker/index.js';
import { de } from '../messages/index.js';
import { Picker } from '../picker/index.js';
import { Popover } from '../popover/index.js';
import { KitProvider } from '../provider/index.js';
import { Sheet } from '../sheet/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { toast, Toaster } from '../toast/index.js';
import { confirm, Modal, ModalHost } from './index.js';

const banks = ['Meridian', 'Harbour'].map((label) => ({ value: label, label }));
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A button that opens a layer with `children` in it. */
function Layer({ name, as, children }: { name: string; as: 'sheet' | 'modal'; children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const Dialog = as === 'sheet' ? Sheet : Modal;
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {name}
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={`${name} layer`} dismissible>
        {children}
      </Dialog>
    </>
  );
}

const isHeld = () => document.documentElement.dataset['ukHeld'] !== undefined;
/** The layers that a screen reader finds, by their names. */
const heardLayers = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    .filter(
      (layer) => layer.closest('[aria-hidden=true], [inert]') === null && layer.getClientRects().length > 0,
    )
    .map((layer) => layer.querySelector('h2')?.textContent ?? layer.getAttribute('aria-label'));

test('of layers on layers only the topmost is heard and closed, and the focus goes back one by one', async () => {
  mount(
    <>
      <Layer name="Sheet" as="sheet">
        <Layer name="Modal" as="modal">
          <button type="button" onClick={() => void confirm({ title: 'Sure?' })}>
            Ask
          </button>
        </Layer>
      </Layer>
      <ModalHost />
      <Toaster />
    </>,
  );
  for (const [opener, layer] of [
    ['Sheet', 'Sheet layer'],
    ['Modal', 'Modal layer'],
    ['Ask', 'Sure?'],
  ] as const) {
    await button(opener).click();
    await expect.poll(heardLayers).toEqual([layer]);
  }
  void toast('Saved', { durationMs: Infinity });
  await expect.element(page.getByText('Saved')).toBeVisible();
  await expectNoAxeFaults();
  await userEvent.keyboard('{Alt>}t{/Alt}{Escape}');
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
  expect(heardLayers()).toEqual(['Sure?']);
  for (const [opener, below] of [
    ['Ask', ['Modal layer']],
    ['Modal', ['Sheet layer']],
    ['Sheet', []],
  ] as const) {
    expect(isHeld()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(heardLayers).toEqual(below);
    await expect.element(button(opener)).toHaveFocus();
  }
  await expect.poll(isHeld).toBe(false);
  await expect.poll(() => getComputedStyle(document.body).pointerEvents).toBe('auto');
  expect(document.querySelectorAll('[aria-hidden=true][data-aria-hidden], [inert]')).toHaveLength(0);
});

test('a layer below that goes first leaves the page held until the last one has gone', async () => {
  function Both({ isBelow, isAbove }: { isBelow: boolean; isAbove: boolean }) {
    return (
      <>
        <Sheet open={isBelow} onOpenChange={() => undefined} title="Below" />
        <Modal open={isAbove} onOpenChange={() => undefined} title="Above" />
      </>
    );
  }
  const { rerender } = mount(<Both isBelow isAbove={false} />);
  await expect.poll(heardLayers).toEqual(['Below']);
  rerender(<Both isBelow isAbove />);
  await expect.poll(heardLayers).toEqual(['Above']);
  rerender(<Both isBelow={false} isAbove />);
  await expect.poll(() => document.querySelector('[data-part=sheet]')).toBe(null);
  expect(isHeld()).toBe(true);
  expect(heardLayers()).toEqual(['Above']);
  await expect.element(page.getByRole('dialog')).toHaveFocus();
  rerender(<Both isBelow={false} isAbove={false} />);
  await expect.poll(isHeld).toBe(false);
});

const inner = {
  Popover: {
    part: <Popover label="What is this fee?">It pays the exchange.</Popover>,
    open: () => button('What is this fee?').click(),
    isOpen: () => document.querySelector('[popover]:popover-open') !== null,
  },
  Combobox: {
    part: <Combobox label="Bank" options={banks} defaultValue="" />,
    open: () => page.getByRole('combobox', { name: 'Bank' }).click(),
    isOpen: () => document.querySelector('[data-part=panel][data-state=open]') !== null,
  },
  Picker: {
    part: <Picker label="Bank" options={banks} defaultValue="" />,
    open: () => page.getByRole('button', { name: /Bank/ }).click(),
    isOpen: () => document.querySelector('[role=listbox]') !== null,
  },
  DatePicker: {
    part: <DatePicker label="Day" defaultValue="2026-03-04" />,
    open: () => page.getByRole('button', { name: /Day/ }).click(),
    isOpen: () => document.querySelectorAll('[role=dialog]').length === 2,
  },
  ActionSheet: {
    part: <MenuInside />,
    open: () => button('Menu').click(),
    isOpen: () => document.querySelectorAll('[role=dialog]').length === 2,
  },
};

function MenuInside() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Menu
      </button>
      <ActionSheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Menu"
        actions={[{ id: 'a', label: 'A' }]}
        onAction={() => undefined}
      />
    </>
  );
}

for (const as of ['sheet', 'modal'] as const)
  for (const [name, { part, open, isOpen }] of Object.entries(inner))
    test(`Escape closes the ${name} in a ${as}, and only then the ${as}`, async () => {
      mount(
        <Layer name="Outer" as={as}>
          {part}
        </Layer>,
      );
      const outer = () => document.querySelector(`[data-part=${as}] h2`)?.textContent;
      await button('Outer').click();
      await expect.poll(heardLayers).toEqual(['Outer layer']);
      await open();
      await expect.poll(isOpen).toBe(true);
      const opened = document.activeElement;
      await userEvent.keyboard('{Escape}');
      await expect.poll(isOpen).toBe(false);
      expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain(
        'Outer layer',
      );
      await expect
        .poll(() => document.querySelector('[role=dialog]')?.contains(document.activeElement))
        .toBe(true);
      expect(opened).not.toBe(document.body);
      await userEvent.keyboard('{Escape}');
      await expect.poll(outer).toBe(undefined);
      await expect.element(button('Outer')).toHaveFocus();
      expect(isHeld()).toBe(false);
    });

test('two languages on one page share a host: a question speaks that of its host, a dialog that of its owner', async () => {
  mount(
    <>
      <KitProvider locale="de" messages={de}>
        <Layer name="Deutsch" as="sheet">
          <DateField label="Tag" defaultValue="2026-03-04" />
        </Layer>
        <ModalHost />
        <Toaster />
      </KitProvider>
      <div dir="rtl">
        <KitProvider locale="ar" direction="rtl" messages={{ close: 'إغلاق' }}>
          <Layer name="Arabic" as="sheet" />
        </KitProvider>
      </div>
    </>,
  );
  const spoken = () => {
    const layer = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]');
    return [layer?.lang, layer?.dir, layer && getComputedStyle(layer).direction].join();
  };
  await button('Arabic').click();
  await expect.poll(spoken).toBe('ar,rtl,rtl');
  await expect.element(button('إغلاق')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await button('Deutsch').click();
  await expect.poll(spoken).toBe('de,ltr,ltr');
  await userEvent.keyboard('{Escape}');
  await expect.poll(heardLayers).toEqual([]);
  void confirm({ title: 'Sicher?' });
  await expect.poll(spoken).toBe('de,ltr,ltr');
  await expect.element(button('Abbrechen')).toBeVisible();
  await userEvent.keyboard('{Escape}');
});

test('with a host in each language a question is asked once, and the other host takes over when its page goes', async () => {
  const { rerender } = mount(
    <>
      <KitProvider locale="de" messages={de}>
        <ModalHost />
        <Toaster />
      </KitProvider>
      <ModalHost />
      <Toaster />
    </>,
  );
  const answer = confirm({ title: 'Once?' });
  void toast('Said once', { durationMs: Infinity });
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(document.querySelectorAll('[role=alertdialog]')).toHaveLength(1);
  expect([...document.querySelectorAll('[data-part=item]')].map((item) => item.textContent)).toHaveLength(1);
  rerender(
    <>
      <KitProvider locale="de" messages={de} />
      <ModalHost />
      <Toaster />
    </>,
  );
  await expect.element(button('Confirm')).toBeVisible();
  await button('Confirm').click();
  await expect(answer).resolves.toMatchObject({ confirmed: true });
  toast.dismiss();
});
