import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { de } from '../messages/index.js';
import { KitProvider } from '../provider/index.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { ImagePreview } from './index.js';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const images = ['Front', 'Back', 'Receipt'].map((alt) => ({ url: `${PIXEL}#${alt}`, alt }));

function Example({ defaultIndex = 0 }: { defaultIndex?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Enlarge
      </button>
      <ImagePreview open={open} onOpenChange={setOpen} images={images} defaultIndex={defaultIndex} />
    </>
  );
}

async function open(defaultIndex = 0): Promise<HTMLImageElement> {
  mount(<Example defaultIndex={defaultIndex} />);
  await page.getByText('Enlarge').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  return document.querySelector('[role=dialog] img') as HTMLImageElement;
}

const picture = (alt: string) => page.getByRole('img', { name: alt });
const scale = () => {
  const image = document.querySelector<HTMLElement>('[role=dialog] img');
  return Number(/scale\((.+)\)/.exec(image?.style.transform ?? '')?.[1]);
};

function point(type: string, xPx: number, yPx: number, pointerId = 1): void {
  const stage = document.querySelector('[role=dialog] img')?.parentElement as HTMLElement;
  stage.setPointerCapture = () => undefined;
  stage.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, clientX: xPx, clientY: yPx }));
}

test('opens as a dialog on the picture that was asked for, and gives the focus back', async () => {
  await open(1);
  await expect.element(page.getByRole('dialog', { name: 'Image 2 of 3' })).toBeVisible();
  await expect.element(picture('Back')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await expectNoAxeFaults();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('Enlarge')).toHaveFocus();
});

test('goes from one to the next by keys, buttons and swipes, and stops at the ends', async () => {
  await open();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  await expect.element(picture('Back')).toBeVisible();
  await expect.element(page.getByText('Image 2 of 3: Back')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(picture('Receipt')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  point('pointerdown', 100, 300);
  point('pointermove', 200, 310);
  point('pointerup', 200, 310);
  await expect.element(picture('Back')).toBeVisible();
});

test('is zoomed from 1 to 4 by buttons and keys, which then move it', { tags: ['9.preview'] }, async () => {
  const image = await open();
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  for (let step = 0; step < 4; step += 1) await zoomIn.click();
  expect(scale()).toBe(4);
  await expect.element(zoomIn).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText('Zoomed to 400%')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(image.style.transform).toMatch(/^translate\(-60px, -60px\)/);
  await userEvent.keyboard('0');
  expect(scale()).toBe(1);
});

test('its zoom is said in the language of the provider', async () => {
  mount(
    <KitProvider locale="de" messages={de}>
      <ImagePreview open onOpenChange={() => undefined} images={images} />
    </KitProvider>,
  );
  await userEvent.keyboard('++++');
  await expect.element(page.getByRole('status')).toHaveTextContent('400 %');
});

test('a double tap zooms in and out, and a pinch as far as the fingers go', async () => {
  const image = await open();
  await userEvent.dblClick(image);
  expect(scale()).toBe(2.5);
  await userEvent.dblClick(image);
  expect(scale()).toBe(1);
  point('pointerdown', 150, 400, 1);
  point('pointerdown', 250, 400, 2);
  point('pointermove', 350, 400, 2);
  await expect.poll(scale).toBe(2);
  point('pointerup', 350, 400, 2);
  point('pointerup', 150, 400, 1);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('a drag down closes it', async () => {
  await open();
  point('pointerdown', 200, 200);
  point('pointermove', 205, 320);
  point('pointerup', 205, 320);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

// The app's tests prove that the page stays: inside a frame, Back cannot be cancelled.
test('Back closes it, and asks its owner once', async () => {
  history.pushState(null, '', '#/second');
  const onOpenChange = vi.fn();
  const { rerender } = mount(<ImagePreview open onOpenChange={onOpenChange} images={images} />);
  await expect.element(picture('Front')).toBeVisible();
  history.back();
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
  rerender(<ImagePreview open={false} onOpenChange={onOpenChange} images={images} />);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  // Once closed, it leaves Back to the page.
  history.pushState(null, '', '#/third');
  history.back();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onOpenChange).toHaveBeenCalledOnce();
});

test('a tap closes it, a finger that moved more than 20 px does not, and the first tap of two waits', async () => {
  await open();
  const rest = () => new Promise((resolve) => setTimeout(resolve, 400));
  point('pointerdown', 200, 200);
  point('pointermove', 218, 214);
  point('pointerup', 218, 214);
  await rest();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  point('pointerdown', 200, 200);
  point('pointerup', 212, 206);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the page below does not scroll while it is open', async () => {
  mount(<div style={{ height: 4000 }} />);
  await open();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => getComputedStyle(document.documentElement).overflowY).toBe('visible');
});

test('asked for another picture while it is open, it shows that one, fitted', async () => {
  const props = { open: true, onOpenChange: () => undefined, images };
  const { rerender } = mount(<ImagePreview {...props} defaultIndex={0} />);
  await expect.element(picture('Front')).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(scale()).toBe(1.5);
  rerender(<ImagePreview {...props} defaultIndex={2} />);
  await expect.element(picture('Receipt')).toBeVisible();
  expect(scale()).toBe(1);
  // An index out of range shows the nearest picture.
  rerender(<ImagePreview {...props} defaultIndex={9} />);
  await expect.element(picture('Receipt')).toBeVisible();
});
