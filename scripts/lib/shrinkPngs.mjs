// @ts-check
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';

/** Three bytes per pixel instead of four, because a screenshot has no transparency. */
const RGB = 2;
/** Selects the best of PNG's five filters for each line. */
const ADAPTIVE = -1;

/**
 * Rewrites the PNG files of a folder that become smaller; their pixels do not change.
 * @param {string} folder
 * @param {number} sinceMs skips older pictures, which are compressed already; epoch milliseconds
 * @returns {{files: number, bytes: number}} the number and the size of the files afterwards
 */
export function shrinkPngs(folder, sinceMs) {
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .map((name) => join(folder, name));
  let bytes = 0;
  for (const path of paths) {
    if (statSync(path).mtimeMs >= sinceMs) writeFileSync(path, smallest(readFileSync(path)));
    bytes += statSync(path).size;
  }
  return { files: paths.length, bytes };
}

/** @param {Buffer} png */
function smallest(png) {
  const image = PNG.sync.read(png);
  const after = PNG.sync.write(image, {
    colorType: RGB,
    inputHasAlpha: true,
    deflateLevel: 9,
    filterType: ADAPTIVE,
  });
  return after.length < png.length ? after : png;
}
