import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { arrivesAs, choose, ImageOwner, picture } from '../testing/imageField.js';
import { mount } from '../testing/mount.js';
import { prepareImage } from './index.js';

/** The same JPEG with a camera's data, given as the bytes of an EXIF segment. */
async function withExif(file: File, data: readonly number[]): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const exif = [...ascii('Exif\0\0'), ...data];
  const segment = Uint8Array.from([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return new File([bytes.subarray(0, 2), segment, bytes.subarray(2)], file.name, { type: file.type });
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** A TIFF block, big-endian, whose only entry is the orientation (tag 0x0112), a short. */
const orientation = (value: number) => [
  ...ascii('MM\0*'),
  ...[0, 0, 0, 8],
  ...[0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0],
  ...[0, 0, 0, 0],
];

test('sends a picture smaller and without the place it was taken at', async () => {
  const sent: File[] = [];
  const { container } = mount(<ImageOwner upload={arrivesAs(sent)} />);
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

/** The size of a picture, and which side of it is red. */
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

// The left side of the pixels for each EXIF orientation: 6 is a phone held upright.
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
  const { container } = mount(<ImageOwner upload={arrivesAs(sent)} />);
  choose(container, taken);
  await expect.poll(() => sent.length).toBe(1);
  // It contains no orientation that would rotate it again.
  expect(await sent[0]?.text()).not.toContain('Exif');
  expect(await redSideOf(sent[0] ?? new Blob())).toEqual(upright);
});

test('a document that may be hard to read is named, stays so once it has arrived, and is taken', async () => {
  const sent: File[] = [];
  const { container } = mount(<ImageOwner upload={arrivesAs(sent)} isDocument />);
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
  const { container } = mount(<ImageOwner upload={arrivesAs()} />);
  choose(container, await picture('night.jpg', 40, 30, 'image/jpeg', 'rgb(20 20 20)'));
  await expect.element(page.getByText('night.jpg uploaded')).toBeInTheDocument();
  await expect.element(page.getByText(/Check that it can be read/)).not.toBeInTheDocument();
});

test('a longest edge below 1 px counts as left out', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { file } = await prepareImage(await picture('card.jpeg', 300, 200), -1);
  const bitmap = await createImageBitmap(file);
  expect([bitmap.width, bitmap.height]).toEqual([300, 200]);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^prepareImage: maxEdgePx -1 is/));
  said.mockRestore();
});
