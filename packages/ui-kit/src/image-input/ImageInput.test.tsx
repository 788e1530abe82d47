import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { ImageInput, type ImageInputProps, type UploadedImage, type UploadImage } from './index.js';

/** A real picture, drawn here. */
async function picture(
  name: string,
  widthPx = 40,
  heightPx = 30,
  type = 'image/jpeg',
  fill = 'rgb(200 220 240)',
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = fill;
    context.fillRect(0, 0, widthPx, heightPx);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (blob === null) throw new Error('no picture');
  return new File([blob], name, { type });
}

/** The same JPEG with a camera's block of data, as the bytes of an EXIF segment. */
async function withExif(file: File, data: readonly number[]): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const exif = [...ascii('Exif\0\0'), ...data];
  const segment = Uint8Array.from([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return new File([bytes.subarray(0, 2), segment, bytes.subarray(2)], file.name, { type: file.type });
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** How the camera was held: a TIFF block, big-endian, whose only entry is the orientation (tag 0x0112), a short. */
const orientation = (value: number) => [
  ...ascii('MM\0*'),
  ...[0, 0, 0, 8],
  ...[0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0],
  ...[0, 0, 0, 0],
];

const arrivesAs =
  (seen: File[] = []): UploadImage =>
  (file) => {
    seen.push(file);
    return Promise.resolve({ id: file.name, url: URL.createObjectURL(file) });
  };

function Owner(props: Partial<ImageInputProps> & { upload: UploadImage }) {
  const [value, setValue] = useState<readonly UploadedImage[]>(props.value ?? []);
  return <ImageInput label="Front of the card" {...props} value={value} onValueChange={setValue} />;
}

function choose(container: HTMLElement, ...files: File[]): void {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  if (input === null) throw new Error('no file input');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('says that it is required', async () => {
  mount(<Owner upload={arrivesAs()} required />);
  await expect.element(page.getByRole('group', { name: 'Front of the card, Required' })).toBeVisible();
  await expectNoAxeFaults();
});

test('sends a picture smaller and without the place it was taken at', async () => {
  const sent: File[] = [];
  const { container } = mount(<Owner upload={arrivesAs(sent)} />);
  const original = await withExif(await picture('card.jpeg', 3_000, 1_500), ascii('GPS 48.137 11.575'));
  expect(await original.text()).toContain('GPS');
  choose(container, original);
  await expect.element(page.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();
  const [file] = sent;
  const bitmap = await createImageBitmap(file ?? new Blob());
  expect([bitmap.width, bitmap.height]).toEqual([2_000, 1_000]);
  expect(await file?.text()).not.toMatch(/GPS|Exif/);
  await expect.element(page.getByText('card.jpeg uploaded')).toBeInTheDocument();
});

/** How large a picture is, and which side of it is red. */
async function redSideOf(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const places = {
    left: [2, height / 2],
    right: [width - 2, height / 2],
    top: [width / 2, 2],
    bottom: [width / 2, height - 2],
  } as const;
  const isRed = ([xPx, yPx]: readonly [number, number]) => {
    const [red = 0, , blue = 0] = context.getImageData(xPx, yPx, 1, 1).data;
    return red > 200 && blue < 60;
  };
  const sides = Object.entries(places).filter(([, place]) => isRed(place));
  return { widthPx: width, heightPx: height, side: sides.map(([side]) => side).join() };
}

// What the values of EXIF's orientation mean for the pixels' left side: 6 is a phone held upright.
test.each([
  [1, { widthPx: 80, heightPx: 60, side: 'left' }],
  [3, { widthPx: 80, heightPx: 60, side: 'right' }],
  [6, { widthPx: 60, heightPx: 80, side: 'top' }],
  [8, { widthPx: 60, heightPx: 80, side: 'bottom' }],
])('sends a photo upright that was taken with the camera turned: orientation %s', async (value, upright) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 80, height: 60 });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = 'rgb(0 0 255)';
  context.fillRect(0, 0, 80, 60);
  context.fillStyle = 'rgb(255 0 0)';
  context.fillRect(0, 0, 24, 60);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  const taken = await withExif(
    new File([blob ?? ''], 'card.jpg', { type: 'image/jpeg' }),
    orientation(value),
  );

  const sent: File[] = [];
  const { container } = mount(<Owner upload={arrivesAs(sent)} />);
  choose(container, taken);
  await expect.poll(() => sent.length).toBe(1);
  // Nothing in it says any more that it is to be turned.
  expect(await sent[0]?.text()).not.toContain('Exif');
  expect(await redSideOf(sent[0] ?? new Blob())).toEqual(upright);
});

test('refuses by name what cannot be taken, and keeps the rest', async () => {
  const sent: File[] = [];
  const { container } = mount(<Owner upload={arrivesAs(sent)} max={1} maxBytes={200_000} />);
  const good = await picture('good.png', 40, 30, 'image/png');
  choose(
    container,
    new File(['%PDF-1.7'], 'scan.jpg', { type: 'image/jpeg' }),
    new File([(await picture('half.jpg')).slice(0, 200)], 'half.jpg', { type: 'image/jpeg' }),
    new File([new Uint8Array(200_001)], 'huge.jpg', { type: 'image/jpeg' }),
    new File([], 'nothing.jpg', { type: 'image/jpeg' }),
    good,
    await picture('second.jpg'),
  );
  for (const words of [
    'scan.jpg is not an image that can be used here.',
    'half.jpg is damaged or incomplete.',
    'huge.jpg is larger than 0.2 MB.',
    'nothing.jpg is damaged or incomplete.',
    'second.jpg was left out. Limit: 1.',
  ])
    await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();
  expect(sent.map((file) => file.name)).toEqual(['good.png']);
  await expect.element(page.getByRole('button', { name: 'Add image' })).not.toBeInTheDocument();
});

test('refuses a picture whose shorter side is too short, whichever that is', async () => {
  const sent: File[] = [];
  const { container } = mount(<Owner upload={arrivesAs(sent)} minEdgePx={20} />);
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
    const { container } = mount(<Owner upload={arrivesAs(sent)} {...(max === undefined ? {} : { max })} />);
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

test('a document that may be hard to read is named, stays so once it has arrived, and is taken', async () => {
  const sent: File[] = [];
  const { container } = mount(<Owner upload={arrivesAs(sent)} isDocument />);
  choose(
    container,
    await picture('night.jpg', 800, 700, 'image/jpeg', 'rgb(20 20 20)'),
    await picture('stamp.jpg', 800, 500),
    await picture('card.jpg', 800, 700),
  );
  await expect.element(page.getByRole('img', { name: 'Image 3 of 3' })).toBeVisible();
  await expect.element(page.getByText('night.jpg is dark. Check that it can be read.')).toBeVisible();
  await expect.element(page.getByText('stamp.jpg is small. Check that it can be read.')).toBeVisible();
  await expect.element(page.getByText(/^card\.jpg is/)).not.toBeInTheDocument();
  expect(sent).toHaveLength(3);
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect.element(page.getByText('night.jpg is dark.')).not.toBeInTheDocument();
});

test('a picture that is no document is not judged', async () => {
  const { container } = mount(<Owner upload={arrivesAs()} />);
  choose(container, await picture('night.jpg', 40, 30, 'image/jpeg', 'rgb(20 20 20)'));
  await expect.element(page.getByText('night.jpg uploaded')).toBeInTheDocument();
  await expect.element(page.getByText(/Check that it can be read/)).not.toBeInTheDocument();
});

test('one image alone is chosen alone', () => {
  const { container } = mount(<Owner upload={arrivesAs()} max={1} />);
  expect(container.querySelector<HTMLInputElement>('input[type=file]')?.multiple).toBe(false);
});

test('the same file can be chosen again after it was removed', async () => {
  const { container } = mount(<Owner upload={arrivesAs()} max={1} />);
  const card = await picture('card.png', 4, 3, 'image/png');
  for (let round = 0; round < 2; round += 1) {
    choose(container, card);
    await expect.element(page.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();
    // A browser does not tell of a choice that is the one the field holds already.
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
  // Older browsers tell of it as a choice of nothing.
  choose(container);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(upload).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
  expect(container.querySelectorAll('p')).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Add image' })).toBeEnabled();
});

test('shows progress, can be cancelled, and tries again what failed', async () => {
  const signals: AbortSignal[] = [];
  let attempt = 0;
  const upload: UploadImage = (file, { signal, onProgress }) => {
    signals.push(signal);
    attempt += 1;
    if (attempt === 1) return Promise.reject(new Error('offline'));
    if (attempt === 2) return Promise.resolve({ id: 'a', url: URL.createObjectURL(file) });
    onProgress(0.4);
    return new Promise(() => undefined);
  };
  const { container } = mount(<Owner upload={upload} />);
  choose(container, await picture('first.jpg'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Upload failed');
  await expectNoAxeFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();

  choose(container, await picture('second.jpg'));
  const progress = page.getByRole('progressbar', { name: 'Uploading second.jpg' });
  await expect.element(progress).toHaveAttribute('value', '0.4');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  expect(signals.at(-1)?.aborted).toBe(true);
  await expect.element(progress).not.toBeInTheDocument();
});

/** Everything that the field's status region says, in order; '' where it falls silent. */
function listenTo(container: HTMLElement): string[] {
  const region = container.querySelector('[role=status]');
  if (region === null) throw new Error('no status region');
  const heard: string[] = [];
  new MutationObserver(() => heard.push(region.textContent)).observe(region, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  return heard;
}

test('is heard as it begins, once when half of all is sent, and as each arrives', async () => {
  const sends = new Map<string, { progress: (part: number | null) => void; arrive: () => void }>();
  const upload: UploadImage = (file, { onProgress }) =>
    new Promise((resolve) => {
      const arrive = () => resolve({ id: file.name, url: URL.createObjectURL(file) });
      sends.set(file.name, { progress: onProgress, arrive });
    });
  const { container } = mount(<Owner upload={upload} />);
  const heard = listenTo(container);
  choose(container, await picture('one.jpg'), await picture('two.jpg'));
  await expect.poll(() => sends.size).toBe(2);
  const [one, two] = [sends.get('one.jpg'), sends.get('two.jpg')];
  one?.progress(null);
  one?.progress(0.9);
  const bar = (name: string) => page.getByRole('progressbar', { name: `Uploading ${name}` });
  await expect.element(bar('one.jpg')).toHaveValue(0.9);
  expect(heard).toEqual(['Uploading one.jpg and two.jpg']);
  two?.progress(0.359);
  await expect.poll(() => heard.at(-1)).toBe('Front of the card: 62% uploaded');
  two?.progress(0.8);
  await expect.element(bar('two.jpg')).toHaveValue(0.8);
  one?.arrive();
  await expect.poll(() => heard.at(-1)).toBe('one.jpg uploaded');
  two?.progress(1);
  two?.arrive();
  await expect.poll(() => heard.at(-1)).toBe('two.jpg uploaded');
  expect(heard).toHaveLength(4);
});

test('what failed or was cancelled is no longer said to be on its way, and another try is heard', async () => {
  let attempt = 0;
  const upload: UploadImage = (_file, { onProgress }) => {
    attempt += 1;
    if (attempt === 1) return Promise.reject(new Error('offline'));
    // In one piece, as a small file goes: there is no half to speak of.
    onProgress(1);
    return new Promise(() => undefined);
  };
  const { container } = mount(<Owner upload={upload} />);
  const heard = listenTo(container);
  choose(container, await picture('card.jpg'));
  await expect.poll(() => heard).toEqual(['Uploading card.jpg', '']);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('progressbar')).toHaveValue(1);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect.poll(() => heard).toEqual(['Uploading card.jpg', '', 'Uploading card.jpg', '']);
});

test('goes on by itself with what failed once the network is back', async () => {
  let isOnline = false;
  const upload: UploadImage = (file) =>
    isOnline
      ? Promise.resolve({ id: 'a', url: URL.createObjectURL(file) })
      : Promise.reject(new Error('offline'));
  const { container } = mount(<Owner upload={upload} />);
  choose(container, await picture('first.jpg'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Upload failed');
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('img', { name: 'Image 1 of 1' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('keeps both of two pictures that arrive in the same moment', async () => {
  const { container } = mount(<Owner upload={arrivesAs()} />);
  choose(container, await picture('one.jpg'), await picture('two.jpg'), await picture('three.jpg'));
  await expect.element(page.getByRole('img', { name: 'Image 3 of 3' })).toBeVisible();
  await expectNoAxeFaults();
});

test('is put in order by buttons, and a removed picture is gone', async () => {
  const url = URL.createObjectURL(await picture('x.jpg'));
  const onOrder = vi.fn();
  const value = ['a', 'b', 'c'].map((id) => ({ id, url }));
  mount(<ImageInput label="Photos" value={value} onValueChange={onOrder} upload={arrivesAs()} />);
  const first = page.getByRole('group', { name: 'Image 1 of 3' });
  await first.getByRole('button', { name: 'Move later' }).click();
  expect(onOrder).toHaveBeenLastCalledWith([value[1], value[0], value[2]]);
  await expect.element(page.getByText('Moved to place 2 of 3')).toBeInTheDocument();
  await first.getByRole('button', { name: 'Remove image' }).click();
  expect(onOrder).toHaveBeenLastCalledWith([value[1], value[2]]);
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

test('what its picture lacks is said once, however often it is sent', async () => {
  let tries = 0;
  const upload: UploadImage = () => {
    tries += 1;
    return Promise.reject(new Error('offline'));
  };
  const { container } = mount(
    <ImageInput
      label="Identity card"
      isDocument
      value={[]}
      onValueChange={() => undefined}
      upload={upload}
    />,
  );
  choose(container, await picture('stamp.jpg', 800, 500));
  const remarks = page.getByText('stamp.jpg is small. Check that it can be read.');
  await expect.element(remarks).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => tries).toBe(2);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(remarks.elements()).toHaveLength(1);
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

test('ends its uploads when it goes', async () => {
  let ended: AbortSignal | undefined;
  const upload: UploadImage = (_file, { signal }) => {
    ended = signal;
    return new Promise(() => undefined);
  };
  const { container, unmount } = mount(<Owner upload={upload} />);
  choose(container, await picture('card.jpg'));
  await expect.poll(() => ended).toBeDefined();
  unmount();
  expect(ended?.aborted).toBe(true);
});

test('takes images that are pasted while the focus is inside, and says by name what it refuses', async () => {
  const sent: File[] = [];
  mount(
    <>
      <button type="button">Elsewhere</button>
      <Owner upload={arrivesAs(sent)} max={1} />
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
  // Words are nobody's picture.
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
  const { rerender } = mount(<Owner upload={arrivesAs()} capture="environment" />);
  expect(input()).toHaveAttribute('capture', 'environment');
  rerender(<Owner upload={arrivesAs()} />);
  expect(input()).not.toHaveAttribute('capture');
});

test('gives back the memory of the pictures it drew itself', async () => {
  const { container, unmount } = mount(<Owner upload={() => new Promise(() => undefined)} />);
  choose(container, await picture('card.jpg'));
  const preview = () => container.querySelector<HTMLImageElement>('img[src^="blob:"]')?.src ?? '';
  await expect.poll(preview).not.toBe('');
  const drawn = preview();
  await expect(fetch(drawn).then((response) => response.ok)).resolves.toBe(true);
  unmount();
  await expect(fetch(drawn)).rejects.toThrow();
});
