import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { SignaturePad, type SignaturePadProps } from './index.js';

let signed: File | null = null;
beforeEach(() => {
  signed = null;
});

function Example(props: Partial<SignaturePadProps>) {
  const [value, setValue] = useState<File | null>(null);
  return (
    <SignaturePad
      label="Signature"
      {...props}
      value={value}
      onValueChange={(next) => {
        signed = next;
        setValue(next);
      }}
    />
  );
}

function draw(points: readonly (readonly [number, number])[], pointerId = 1): void {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  canvas.setPointerCapture = () => undefined;
  const { left, top } = canvas.getBoundingClientRect();
  const send = (type: string, [x, y]: readonly [number, number]) =>
    canvas.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId, clientX: left + x, clientY: top + y }),
    );
  const [first, ...rest] = points;
  if (first === undefined) return;
  send('pointerdown', first);
  for (const point of rest) send('pointermove', point);
  send('pointerup', points.at(-1) ?? first);
}

/** How many pixels of the file are darker than half. */
async function inkOf(file: File | null): Promise<number> {
  const bitmap = await createImageBitmap(file ?? new Blob());
  expect([bitmap.width, bitmap.height]).toEqual([800, 400]);
  const canvas = new OffscreenCanvas(800, 400);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const { data } = context?.getImageData(0, 0, 800, 400) ?? { data: new Uint8ClampedArray() };
  let ink = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) ink += 1;
  return ink;
}

const pad = (state: string) => page.getByRole('img', { name: `Signature: ${state}` });

test('says that it is required', async () => {
  mount(<Example required />);
  await expect.element(page.getByRole('group', { name: 'Signature, Required' })).toBeVisible();
  await expectNoAxeFaults();
});

test('a drawn signature is a picture that grows with each stroke, and is cleared', async () => {
  mount(<Example />);
  await expect.element(pad('not signed yet')).toBeVisible();
  draw([
    [40, 80],
    [90, 40],
    [140, 100],
    [200, 60],
  ]);
  await expect.element(pad('signed')).toBeVisible();
  const first = await inkOf(signed);
  expect(signed).toMatchObject({ name: 'signature.png', type: 'image/png' });
  expect(first).toBeGreaterThan(500);
  draw([[220, 80]]);
  await expect.poll(() => inkOf(signed)).toBeGreaterThan(first);
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(pad('not signed yet')).toBeVisible();
  expect(signed).toBeNull();
});

test('a second finger draws nothing', async () => {
  mount(<Example />);
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  canvas.setPointerCapture = () => undefined;
  canvas.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, clientX: 50, clientY: 150 }),
  );
  const before = canvas.toDataURL();
  draw(
    [
      [10, 10],
      [300, 100],
    ],
    2,
  );
  expect(canvas.toDataURL()).toBe(before);
  await expect.element(pad('not signed yet')).toBeVisible();
});

test('a name is typed instead, by the keyboard alone', async () => {
  mount(<Example suggestedName="Maria" />);
  await userEvent.tab();
  await expect.element(page.getByRole('radio', { name: 'Draw' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  const name = page.getByRole('textbox', { name: 'Full name' });
  await expect.element(name).toHaveFocus();
  await expect.poll(() => signed).not.toBeNull();
  const short = await inkOf(signed);
  await userEvent.keyboard('{End} Beispiel');
  await expect.poll(() => inkOf(signed)).toBeGreaterThan(short);
  await expectNoAxeFaults();
  await userEvent.clear(name);
  await expect.poll(() => signed).toBeNull();
});

test('what is wrong is said in a region that was there, and a disabled pad is not drawn on', async () => {
  const { container, rerender } = mount(<Example />);
  const region = container.querySelector('[aria-live=polite]');
  rerender(<Example error="Sign the agreement." disabled />);
  expect(region).toHaveTextContent('Sign the agreement.');
  await expect
    .element(page.getByRole('group', { name: 'Signature' }))
    .toHaveAccessibleDescription('Sign the agreement.');
  const before = document.querySelector('canvas')?.toDataURL();
  draw([
    [10, 10],
    [300, 100],
  ]);
  expect(document.querySelector('canvas')?.toDataURL()).toBe(before);
});
