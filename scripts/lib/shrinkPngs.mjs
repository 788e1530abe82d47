// @ts-check
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';

/** Three bytes a pixel instead of four: a screenshot has no transparency. */
const RGB = 2;
/** Of the five filters the best one line by line. */
const ADAPTIVE = -1;

/**
 * Writes each PNG of a folder anew where that makes it smaller, pixel for pixel the same.
 * @param {string} folder
 * @param {number} sinceMs the pictures written since then; those before are as small as they get
 * @returns {{files: number, bytes: number}} what is there afterwards
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
