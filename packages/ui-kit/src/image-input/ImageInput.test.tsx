import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred } from '../../../../tests/support/deferred.js';
import { arrivesAs, choose, ImageOwner, picture } from '../testing/imageField.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { ImageInput, type UploadedImage } from './index.js';

test('says that it is required', async () => {
  mount(<ImageOwner upload={arrivesAs()} required />);
  await expect.element(page.getByRole('group', { name: 'Front of the card, Required' })).toBeVisible();
  await expectNoAxeFaults();
});

test('takes no image above 20 MB where nothing is said of its size', async () => {
  const { container } = mount(<ImageOwner upload={arrivesAs([])} />);
  choose(container, new File([new Uint8Array(20_000_001)], 'huge.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByText('huge.jpg is larger than 20 MB.')).toBeVisible();
});

test('refuses by name what cannot be taken, and keeps the rest', async () => {
  const sent: File[] = [];
  const { container } = mount(<ImageOwner upload={arrivesAs(sent)} max={1} maxBytes={200_000} />);
  const good = await picture('good.png', 40, 30, 'image/png');
  // It begins and ends as a PNG does, but cannot be drawn.
  const withBrokenMiddle = new Uint8Array(await good.arrayBuffer()).map((byte, at, all) =>
    at < 8 || at >= all.length - 8 ? byte : 255 - byte,
  );
  choose(
    container,
    new File(['%PDF-1.7'], 'scan.jpg', { type: 'image/jpeg' }),
    new File([(await picture('half.jpg')).slice(0, 200)], 'half.jpg', { type: 'image/jpeg' }),
    new File([new Uint8Array(200_001)], 'huge.jpg', { type: 'image/jpeg' }),
    new File([], 'nothing.jpg', { type: 'image/jpeg' }),
    new File([withBrokenMiddle], 'broken.png', { type: 'image/png' }),
    good,
    await picture('second.jpg'),
  );
  for (const words of [
    'scan.jpg is not an image that can be used here.',
    'half.jpg is damaged or incomplete.',
    'huge.jpg is larger than 0.2 MB.',
    'nothing.jpg is damaged or incomplete.',
    'broken.png is damaged or incomplete.',
    'second.jpg was left out. Limit: 1.',
  ])
    await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();
  expect(sent.map((file) => file.name)).toEqual(['good.png']);
  await expect.element(page.getByRole('button', { name: 'Add image' })).not.toBeInTheDocument();
});

test('says no more of a refused file once its owner put another image there', async () => {
  const field = (images: readonly UploadedImage[]) => (
    <ImageInput label="Front" value={images} onValueChange={() => undefined} upload={arrivesAs()} />
  );
  const { container, rerender } = mount(field([]));
  choose(container, new File(['<html>'], 'page.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByText(/^page.jpg is not an image/)).toBeVisible();
  rerender(field([]));
  expect(container.textContent).toContain('page.jpg');
  rerender(field([{ id: 'sample', url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }]));
  await expect.element(page.getByText(/^page.jpg is not an image/)).not.toBeInTheDocument();
});

test('refuses a picture whose shorter side is too short, whichever that is', async () => {
  const sent: File[] = [];
  const { container } = mount(<ImageOwner upload={arrivesAs(sent)} minEdgePx={20} />);
  choose(
    container,
    await picture('flat.png', 40, 19, 'image/png'),
    await picture('narrow.png', 19, 40, 'image/png'),
    await picture('just.png', 40, 20, 'image/png'),
  );
  for (const name of ['flat.png', 'narrow.png'])
    await expect
      .element(page.getByText(`${name} is too small. Its shorter side needs at least 20 pixels.`))
      .toBeVisible();
  await expect.poll(() => sent.map((file) => file.name)).toEqual(['just.png']);
});

test.each([undefined, 0, -3, Number.NaN])(
  'takes nine where the most is %s, and says which it left out',
  async (max) => {
    const sent: File[] = [];
    const { container } = mount(
      <ImageOwner upload={arrivesAs(sent)} {...(max === undefined ? {} : { max })} />,
    );
    expect(container.querySelector<HTMLInputElement>('input[type=file]')?.multiple).toBe(true);
    const file = await picture('1.png', 4, 3, 'image/png');
    choose(
      container,
      ...Array.from({ length: 11 }, (_, index) => new File([file], `${String(index + 1)}.png`)),
    );
    await expect.element(page.getByText('10.png was left out. Limit: 9.')).toBeVisible();
    await expect.element(page.getByText('11.png was left out. Limit: 9.')).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Image 9 of 9' })).toBeVisible();
    expect(sent).toHaveLength(9);
  },
);

test('images stand in the order in which they were chosen, in whichever they arrive', async () => {
  const arrivals = new Map([1, 2, 3].map((number) => [`${String(number)}.jpg`, deferred()]));
  const { container } = mount(
    <ImageOwner
      upload={async (file) => {
        await arrivals.get(file.name)?.promise;
        return { id: file.name, url: `data:,${file.name}` };
      }}
    />,
  );
  choose(container, await picture('1.jpg'), await picture('2.jpg'), await picture('3.jpg'));
  const shown = () =>
    [...container.querySelectorAll<HTMLImageElement>('img[src^="data:"]')].map(({ src }) => src);
  for (const [name, sources] of [
    ['3.jpg', ['data:,3.jpg']],
    ['1.jpg', ['data:,1.jpg', 'data:,3.jpg']],
    ['2.jpg', ['data:,1.jpg', 'data:,2.jpg', 'data:,3.jpg']],
  ] as const) {
    arrivals.get(name)?.resolve();
    await expect.poll(shown).toEqual(sources);
  }
});

test('one image alone is chosen alone', () => {
  const { container } = mount(<ImageOwner upload={arrivesAs()} max={1} />);
  expect(container.querySelector<HTMLInputElement>('input[type=file]')?.multiple).toBe(false);
});

test('the same file can be chosen again after it was removed', async () => {
  const { container } = mount(<ImageOwner upload={arrivesAs()} max={1} />);
  const card = await picture('card.png', 4, 3, 'image/png');
  for (let round = 0; round < 2; round += 1) {
    choose(container, card);
    await expect.element(page.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();
    // A browser fires no event for choosing the files that the input already holds.
    expect(container.querySelector<HTMLInputElement>('input[type=file]')?.files).toHaveLength(0);
    await page.getByRole('button', { name: 'Remove image' }).click();
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  }
});

test('choosing nothing after all is no error, and changes nothing', async () => {
  const onChange = vi.fn();
  const upload = vi.fn(arrivesAs());
  const { container } = mount(
    <ImageInput label="Front of the card" value={[]} onValueChange={onChange} upload={upload} />,
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  input?.dispatchEvent(new Event('cancel', { bubbles: true }));
  // Older browsers report it as an empty choice.
  choose(container);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(upload).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
  expect(container.querySelectorAll('p')).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Add image' })).toBeEnabled();
});

test('is put in order by buttons', async () => {
  const url = URL.createObjectURL(await picture('x.jpg'));
  const onOrder = vi.fn();
  const value = ['a', 'b', 'c'].map((id) => ({ id, url }));
  mount(<ImageInput label="Photos" value={value} onValueChange={onOrder} upload={arrivesAs()} />);
  const first = page.getByRole('group', { name: 'Image 1 of 3' });
  await first.getByRole('button', { name: 'Move later' }).click();
  expect(onOrder).toHaveBeenLastCalledWith([value[1], value[0], value[2]]);
  await expect.element(page.getByText('Moved to place 2 of 3')).toBeInTheDocument();
});

test('a removed picture is gone, and the focus goes to the label', async () => {
  const url = URL.createObjectURL(await picture('x.jpg'));
  mount(<ImageInput label="Photos" defaultValue={[{ id: 'a', url }]} upload={arrivesAs()} />);
  const remove = page.getByRole('button', { name: 'Remove image' });
  remove.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove).not.toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Photos');
});

test('says no more that a picture has arrived once it was removed', async () => {
  const { container } = mount(<ImageInput label="Photos" upload={arrivesAs()} />);
  choose(container, await picture('front.jpg'));
  await expect.element(page.getByText('front.jpg uploaded')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect.element(page.getByText('front.jpg uploaded')).not.toBeInTheDocument();
});

test('is put in order by dragging, and takes no picture of another field', async () => {
  const url = URL.createObjectURL(await picture('x.jpg'));
  const onOrder = vi.fn();
  const value = ['a', 'b', 'c'].map((id) => ({ id, url }));
  const field = (label: string) => (
    <ImageInput label={label} value={value} onValueChange={onOrder} upload={arrivesAs()} />
  );
  const { rerender } = mount(field('Front'));
  const tiles = (label: string) =>
    page
      .getByRole('group', { name: label })
      .getByRole('group', { name: /^Image/ })
      .elements();
  const drag = (from: Element | undefined, to: Element | undefined) => {
    const dataTransfer = new DataTransfer();
    for (const [type, target] of [
      ['dragstart', from],
      ['dragover', to],
      ['drop', to],
      ['dragend', from],
    ] as const)
      target?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  };
  drag(tiles('Front')[0], tiles('Front')[2]);
  expect(onOrder).toHaveBeenLastCalledWith([value[1], value[2], value[0]]);
  rerender(
    <>
      {field('Front')}
      {field('Back')}
    </>,
  );
  drag(tiles('Back')[0], tiles('Front')[2]);
  expect(onOrder).toHaveBeenCalledTimes(1);
});

test('a picture is enlarged, and the focus comes back to it', async () => {
  const url = URL.createObjectURL(await picture('x.jpg'));
  const value = ['a', 'b'].map((id) => ({ id, url }));
  mount(<ImageInput label="Photos" value={value} onValueChange={() => undefined} upload={arrivesAs()} />);
  const enlarge = page.getByRole('button', { name: 'Enlarge image 2' });
  await enlarge.click();
  await expect.element(page.getByRole('dialog', { name: 'Image 2 of 2' })).toBeVisible();
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(enlarge).toHaveFocus();
});

test('takes images that are pasted while the focus is inside, and says by name what it refuses', async () => {
  const sent: File[] = [];
  mount(
    <>
      <button type="button">Elsewhere</button>
      <ImageOwner upload={arrivesAs(sent)} max={1} />
    </>,
  );
  const paste = (target: Element, ...files: File[]) => {
    const clipboardData = new DataTransfer();
    for (const file of files) clipboardData.items.add(file);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const add = page.getByRole('button', { name: 'Add image' });
  await add.click({ trial: true });
  const shot = await picture('shot.png', 40, 30, 'image/png');
  expect(paste(page.getByText('Elsewhere').element(), shot)).toBe(false);
  // Pasted text is not handled.
  expect(paste(add.element())).toBe(false);
  const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
  expect(paste(add.element(), scan, shot)).toBe(true);
  await expect.element(page.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();
  await expect.element(page.getByText('shot.png uploaded')).toBeInTheDocument();
  await expect.element(page.getByText('scan.pdf is not an image that can be used here.')).toBeVisible();
  expect(paste(page.getByRole('button', { name: 'Remove image' }).element(), shot)).toBe(true);
  await expect.element(page.getByText('shot.png was left out. Limit: 1.')).toBeVisible();
  expect(sent.map(({ name }) => name)).toEqual(['shot.png']);
});

test('opens the camera where only a camera will do', () => {
  const input = () => document.querySelector('input[type=file]');
  const { rerender } = mount(<ImageOwner upload={arrivesAs()} capture="environment" />);
  expect(input()).toHaveAttribute('capture', 'environment');
  rerender(<ImageOwner upload={arrivesAs()} />);
  expect(input()).not.toHaveAttribute('capture');
});

test('gives back the memory of the pictures it drew itself', async () => {
  const { container, unmount } = mount(<ImageOwner upload={() => new Promise(() => undefined)} />);
  choose(container, await picture('card.jpg'));
  const preview = () => container.querySelector<HTMLImageElement>('img[src^="blob:"]')?.src ?? '';
  await expect.poll(preview).not.toBe('');
  const drawn = preview();
  await expect(fetch(drawn).then((response) => response.ok)).resolves.toBe(true);
  unmount();
  await expect(fetch(drawn)).rejects.toThrow();
});
