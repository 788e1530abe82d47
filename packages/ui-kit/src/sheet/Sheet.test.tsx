import { Activity, StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionSheet } from '../action-sheet/index.js';
import { de } from '../messages/index.js';
import { KitProvider } from '../provider/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { drawFinger, type FingerWay } from '../testing/realTouch.js';
import { Sheet, type SheetProps } from './index.js';

const reasons: string[] = [];

function Example({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Preview
      </button>
      <Sheet
        open={open}
        title="Order preview"
        dismissible={dismissible}
        footer={<button type="button">Place order</button>}
        onOpenChange={(next, reason) => {
          reasons.push(reason);
          setOpen(next);
        }}
      >
        10 shares
      </Sheet>
    </>
  );
}

const sheet = () => page.getByRole('dialog', { name: 'Order preview' });

test('it opens as a dialog inside the theme and gives the focus back', async () => {
  const { container } = mount(<Example />);
  await page.getByText('Preview', { exact: true }).click();
  await expect.element(sheet()).toBeVisible();
  expect(container.contains(sheet().element())).toBe(true);
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(reasons.at(-1)).toBe('close');
  await expect.element(page.getByText('Preview', { exact: true })).toHaveFocus();
});

/** The centre of the handle. */
function grip(): readonly [number, number] {
  const handle = sheet().element().firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  return [handle.x + handle.width / 2, handle.y + handle.height / 2];
}

/** Drags the handle with a finger. Down is positive. */
async function draw(byPx: number, way: Partial<FingerWay> = {}) {
  const [xPx, yPx] = grip();
  await drawFinger({ from: [xPx, yPx], to: [xPx, yPx + byPx], ...way });
}

const partOfScreen = () => sheet().element().getBoundingClientRect().height / window.innerHeight;
const atRest = () =>
  expect.poll(() => document.getAnimations().length, { message: 'the sheet comes to rest' }).toBe(0);

test('a finger that draws it down past a third closes it, one that cannot be dismissed stays', async () => {
  const { rerender } = mount(<Example />);
  await page.getByText('Preview', { exact: true }).click();
  await expect.element(sheet()).toBeVisible();
  await atRest();
  rerender(<Example dismissible={false} />);
  await draw(100);
  await userEvent.keyboard('{Escape}');
  await atRest();
  await expect.element(sheet()).toBeVisible();
  expect(sheet().element().getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
  rerender(<Example />);
  await draw(100);
  expect(reasons.at(-1)).toBe('drag');
  await expect.element(sheet()).not.toBeInTheDocument();
});

function Snapping({ onSnapChange, ...props }: Partial<SheetProps>) {
  const [open, setOpen] = useState(true);
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title="Order preview"
      snapPoints={[0.3, 0.6, 0.9]}
      onSnapChange={onSnapChange}
      footer={<button type="button">Place order</button>}
      {...props}
    >
      <ul>
        {Array.from({ length: 40 }, (_, at) => (
          <li key={at}>Share {at}</li>
        ))}
      </ul>
    </Sheet>
  );
}

test('a finger draws it from height to height, and its footer stays in sight', async () => {
  const onSnapChange = vi.fn();
  mount(<Snapping onSnapChange={onSnapChange} />);
  await expect.element(sheet()).toBeVisible();
  await atRest();
  expect(partOfScreen()).toBeCloseTo(0.3, 1);
  await draw(-0.27 * window.innerHeight);
  await atRest();
  expect(onSnapChange).toHaveBeenLastCalledWith(1);
  expect(partOfScreen()).toBeCloseTo(0.6, 2);
  const footer = page.getByRole('button', { name: 'Place order' }).element().getBoundingClientRect();
  expect(footer.bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect.element(sheet().getByRole('status')).toHaveTextContent('Covers 60% of the screen');
  // A small drag leaves it in place.
  await draw(0.08 * window.innerHeight);
  await atRest();
  expect(partOfScreen()).toBeCloseTo(0.6, 2);
  // A flick reaches further than the finger.
  await draw(-0.12 * window.innerHeight, { steps: 4, stepMs: 8, restMs: 0 });
  await atRest();
  expect(onSnapChange).toHaveBeenLastCalledWith(2);
  expect(partOfScreen()).toBeCloseTo(0.9, 2);
});

test('what scrolls inside is scrolled and does not draw the sheet', async () => {
  mount(<Snapping />);
  await expect.element(sheet()).toBeVisible();
  await atRest();
  const list = page.getByText('Share 2', { exact: true }).element().getBoundingClientRect();
  await drawFinger({ from: [195, list.top], to: [195, list.top - 90] });
  expect(partOfScreen()).toBeCloseTo(0.3, 1);
  const body = page.getByText('Share 2', { exact: true }).element().closest('ul')?.parentElement;
  await expect.poll(() => body?.scrollTop).toBeGreaterThan(40);
});

test('says in the language of the provider how much of the screen it covers', async () => {
  mount(
    <KitProvider locale="de" messages={de}>
      <Snapping snapPoints={[0.4, 0.9]} />
    </KitProvider>,
  );
  await page.getByRole('button', { name: de.makeLarger }).click();
  await expect.element(sheet().getByRole('status')).toHaveTextContent('90 %');
});

test('a button and a tap on the handle do what drawing does', async () => {
  mount(<Snapping snapPoints={[0.4, 0.9]} />);
  await expect.element(sheet()).toBeVisible();
  await atRest();
  // Its text overflows, so a keyboard must be able to scroll it.
  await expectNoAxeFaults();
  await userEvent.keyboard('{Tab}');
  const body = page.getByRole('list').element().parentElement;
  expect(document.activeElement).toBe(body);
  await userEvent.keyboard('{End}');
  await expect.poll(() => body?.scrollTop).toBeGreaterThan(100);
  await expect.element(sheet().getByRole('status')).toHaveTextContent('');
  const larger = page.getByRole('button', { name: 'Make larger' });
  (larger.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await atRest();
  expect(partOfScreen()).toBeCloseTo(0.9, 2);
  await expect.element(page.getByRole('button', { name: 'Make smaller' })).toHaveFocus();
  // A click after the tap would hit what lies where the sheet was: its mask, which closes it.
  const onClick = vi.fn();
  document.addEventListener('click', onClick, true);
  await draw(0, { steps: 1 });
  await atRest();
  document.removeEventListener('click', onClick, true);
  expect(onClick).not.toHaveBeenCalled();
  expect(partOfScreen()).toBeCloseTo(0.4, 2);
  await expect.element(larger).toBeVisible();
});

test('heights that are none are left out and named while developing', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  mount(<Snapping snapPoints={[0.5, 40, Number.NaN]} />);
  expect(partOfScreen()).toBeCloseTo(0.5, 1);
  expect(said.mock.calls[0]?.[0]).toMatch(
    /^Sheet: snapPoints \[0.5, 40, NaN\] has .* does not rest there\. Pass /,
  );
  said.mockRestore();
});

test('an action sheet is a list of buttons', async () => {
  const chosen: string[] = [];
  mount(
    <ActionSheet
      open
      onOpenChange={() => undefined}
      title="List"
      actions={[
        { id: 'rename', label: 'Rename' },
        { id: 'delete', label: 'Delete', tone: 'critical' },
      ]}
      onAction={(id) => chosen.push(id)}
    />,
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  expect(chosen).toEqual(['delete']);
  await expectNoAxeFaults();
});

test('it closes with a page that is kept for later, and not with what must not be left', async () => {
  const kept = (isShown: boolean, dismissible = true) => (
    <StrictMode>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Example dismissible={dismissible} />
      </Activity>
    </StrictMode>
  );
  const { rerender } = mount(kept(true));
  reasons.length = 0;
  await page.getByText('Preview', { exact: true }).click();
  await expect.element(sheet()).toBeVisible();
  rerender(kept(false));
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.poll(() => reasons).toEqual(['navigated']);
  rerender(kept(true));
  await expect.element(page.getByText('Preview', { exact: true })).toBeVisible();
  await expect.element(sheet()).not.toBeInTheDocument();

  await page.getByText('Preview', { exact: true }).click();
  await expect.element(sheet()).toBeVisible();
  rerender(kept(true, false));
  rerender(kept(false, false));
  rerender(kept(true, false));
  await expect.element(sheet()).toBeVisible();
  expect(reasons).toEqual(['navigated']);
});

test('in a window as low as at 400 % zoom, all of it can be scrolled to', async () => {
  await page.viewport(320, 256);
  mount(<Snapping snapPoints={[0.4, 0.9]} />);
  await expect.element(sheet()).toBeVisible();
  await atRest();
  for (const element of [
    page.getByText('Share 0', { exact: true }),
    page.getByText('Share 39', { exact: true }),
    page.getByRole('button', { name: 'Place order' }),
  ].map((locator) => locator.element())) {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, bottom } = element.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    // Lines end within a pixel.
    expect(bottom).toBeLessThan(257);
    expect(document.elementFromPoint(left + 2, (top + bottom) / 2)).toBe(element);
  }
  await page.viewport(390, 844);
});
