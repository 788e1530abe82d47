import { fairlotLight } from '@fairlot/ui-kit/theme';
import type { UTCTimestamp } from 'lightweight-charts';
import { expect, onTestFinished, test } from 'vitest';
import { createDrawing } from './createDrawing.js';

test('still shows the last price when the chart becomes narrower', async () => {
  const element = document.createElement('div');
  element.className = fairlotLight;
  element.style.cssText = 'width: 800px; height: 200px';
  document.body.append(element);
  const style = { kind: 'line', direction: 'gain', isIntraday: false, places: 2, hasVolume: false } as const;
  const { chart, price } = createDrawing(element, { ...style, locale: 'en' });
  onTestFinished(() => {
    chart.remove();
    element.remove();
  });
  const count = 60;
  price.setData(
    Array.from({ length: count }, (_each, day) => ({
      time: (1_700_000_000 + day * 86_400) as UTCTimestamp,
      value: day,
    })),
  );
  chart.timeScale().fitContent();
  const last = () => Math.round(chart.timeScale().getVisibleLogicalRange()?.to ?? 0);
  await expect.poll(last).toBe(count - 1);
  const widthPx = chart.timeScale().width();
  element.style.width = '300px';
  await expect.poll(() => chart.timeScale().width()).toBeLessThan(widthPx);
  expect(last()).toBe(count - 1);
});
