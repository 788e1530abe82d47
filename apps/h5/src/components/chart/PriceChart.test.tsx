import { fairlotLight } from '@fairlot/ui-kit/theme';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { followColors } from '../../boot/followColors.js';
import { changeColors } from '../../state/preferences.js';
import { mountPart } from '../testing/mountPart.js';
import { PriceChart } from './PriceChart.js';

const bars = [100, 101, 103].map((close, day) => ({
  time: 1_700_000_000 + day * 86_400,
  open: close - 1,
  high: close,
  low: close - 1,
  close,
  volume: 10,
}));
const NO_LINES: readonly never[] = [];

function Example() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <PriceChart
      bars={bars}
      kind="candles"
      direction="gain"
      isIntraday={false}
      places={2}
      lines={NO_LINES}
      hasVolume={false}
      locale="en"
      label="Price"
      valueText={index === null ? 'now' : `bar ${index}`}
      index={index}
      onIndexChange={setIndex}
    />
  );
}

test('Escape removes the crosshair that the arrow keys moved', async () => {
  mountPart(<Example />);
  const chart = page.getByRole('slider', { name: 'Price' });
  chart.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'bar 1');
  await userEvent.keyboard('{Escape}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'now');
  await expect.element(chart).toHaveFocus();
});

test('is drawn anew when only the colours of rise and fall change', async () => {
  followColors();
  document.documentElement.classList.add(fairlotLight);
  onTestFinished(() => {
    changeColors.set('greenUp');
    document.documentElement.classList.remove(fairlotLight);
  });
  mountPart(<Example />);
  // The document's classes decide, as in the app.
  document.querySelector('main')?.classList.remove(fairlotLight);
  await expect.poll(shares).toMatchObject({ green: true, red: false });
  changeColors.set('redUp');
  await expect.poll(shares).toMatchObject({ green: false, red: true });
});

test('writes its figures alike in text that is spaced', async () => {
  mountPart(
    <>
      <Example />
      <div style={{ letterSpacing: 3 }}>
        <Example />
      </div>
    </>,
  );
  const pictures = () => [...document.querySelectorAll('[role="slider"]')].map(figuresOf);
  await expect.poll(pictures).toEqual([expect.any(String), expect.any(String)]);
  const [plain, spaced] = pictures();
  expect(spaced).toBe(plain);
});

/** A picture of the prices beside a chart, once they are drawn. */
function figuresOf(chart: Element): string | undefined {
  const canvas = chart.querySelector<HTMLCanvasElement>('td:last-child canvas');
  return canvas !== null && pixelsOf(canvas).some((value) => value > 0) ? canvas.toDataURL() : undefined;
}

/** Which of both colours the chart is drawn with. All its candles rise. */
function shares() {
  const pixels = [...document.querySelectorAll('canvas')].flatMap((canvas) => {
    const data = pixelsOf(canvas);
    return Array.from({ length: data.length / 4 }, (_, at) => [...data.slice(at * 4, at * 4 + 3)]);
  });
  const isMostly = (strong: number, weak: number) =>
    pixels.some((pixel) => (pixel[strong] ?? 0) - (pixel[weak] ?? 0) > 60);
  return { green: isMostly(1, 0), red: isMostly(0, 1) };
}

/** Red, green, blue and alpha of each pixel. */
function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const { width, height } = canvas;
  if (width === 0 || height === 0) return new Uint8ClampedArray();
  return canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
}
