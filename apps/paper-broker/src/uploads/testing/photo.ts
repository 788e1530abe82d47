import sharp from 'sharp';
import { createTestEntropy } from '../../clock/testing.js';

const GRAIN_PX = 64;

/** A picture with some content, the same in every run. @param alpha below 1 makes it transparent */
export function photo({ width = 900, height = 600, alpha = 1, seed = 'photo' } = {}) {
  const channels = alpha < 1 ? 4 : 3;
  const pixels = createTestEntropy(seed).bytes(GRAIN_PX * GRAIN_PX * channels);
  if (alpha < 1) for (let at = 3; at < pixels.length; at += 4) pixels[at] = Math.round(alpha * 255);
  const raw = { width: GRAIN_PX, height: GRAIN_PX, channels } as const;
  return sharp(pixels, { raw }).resize(width, height, { fit: 'fill' });
}
