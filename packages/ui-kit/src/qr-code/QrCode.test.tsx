import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { fairlotDark } from '../theme/brands/fairlotDark.css.js';
import { encodeQr } from './encodeQr.js';
import { QrCode } from './index.js';

test('is a named picture of the modules, black on white with its margin, in a dark theme too', async () => {
  const value = 'TQ5vNQ8mYz1cWkR7pXhG3sLdEoBfUa9jKt';
  mount(
    <div className={fairlotDark}>
      <QrCode value={value} label="Wallet address" />
    </div>,
  );
  const picture = page.getByRole('img', { name: 'Wallet address' });
  await expect.element(picture).toBeVisible();
  const svg = picture.element();
  const canvas = document.createElement('canvas');
  const modules = encodeQr(value) ?? [];
  const size = modules.length + 8;
  canvas.width = size;
  canvas.height = size;
  const image = new Image();
  const copy = svg.cloneNode(true) as SVGElement;
  const { backgroundColor, color } = getComputedStyle(svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(size));
  copy.setAttribute('height', String(size));
  copy.setAttribute('style', `background:${backgroundColor};color:${color}`);
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, size, size).data ?? [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isDark = modules[y - 4]?.[x - 4] === true;
      expect(pixels[(y * size + x) * 4], `${String(x)}, ${String(y)}`).toBe(isDark ? 0 : 255);
    }
  }
  await expectNoAxeFaults();
});

test('draws nothing where the value is too long', () => {
  const { container } = mount(<QrCode value={'x'.repeat(214)} label="Link" />);
  expect(container.childElementCount).toBe(0);
});
