import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../../manifest/src/define.js';
import { readYamlFile } from '../../../manifest/src/yamlFile.js';
import {
  brandFromTokens,
  defineBrand,
  type BrandOptions,
  type BrandTokenFile,
} from '../../../packages/ui-kit/src/brand/index.js';

/** Classes of the root element, which always has one of them. */
export const LIGHT = 'uk-brand';
export const DARK = 'uk-brand-dark';

/** CSS px in rem, so that text grows with the reader's size. */
const rem = (px: number) => `${px / 16}rem`;

/** @throws {Error} with the position of an invalid token, what is wrong with it and what to write */
function optionsFrom(root: string, file: string | undefined, place: string): Partial<BrandOptions> {
  if (file === undefined) return {};
  const tokens = join(root, file);
  if (!existsSync(tokens))
    throw new Error(`${place} theme: there is no file ${file}. Write its path from the repository's root`);
  const { value, placeOf, faults } = readYamlFile(tokens, file);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  try {
    return brandFromTokens('brand', value as BrandTokenFile);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const path = /^Token ([\w.]+):/.exec(said)?.[1];
    throw new Error(`${placeOf(path?.split('.') ?? [])} ${said}`, { cause: error });
  }
}

/**
 * The manifest's theme as CSS of the kit: its colours and its token file, the bar's measures, and the dark twin if
 * the app can be dark. `root`: the folder that the manifest's file names are relative to; `placeOf`: the source
 * position of a manifest value.
 * @throws {Error} for an invalid colour or token, with what to write instead
 */
export function brandCss(
  { theme, tabBar }: Pick<Manifest, 'theme' | 'tabBar'>,
  root: string,
  placeOf: (keys: readonly string[]) => string = (keys) => keys.join('.'),
): string {
  const options: BrandOptions = {
    ...optionsFrom(root, theme.tokens, placeOf(['theme', 'tokens'])),
    name: 'brand',
    brand: theme.primary,
    selected: theme.tabSelected,
  };
  const measures = {
    size: { tabBar: `${tabBar.height}px`, tabIcon: `${tabBar.iconWidth}px` },
    type: { tab: { size: rem(tabBar.fontSize) } },
  };
  const overrides = { ...options.overrides, ...measures };
  const light = defineBrand({ ...options, scheme: 'light', overrides });
  const { brand, selected } = light.tokens.color;
  refuseUnreadable(placeOf(['theme', 'primary']), theme.primary, brand.rest);
  refuseUnreadable(placeOf(['theme', 'tabSelected']), theme.tabSelected, selected);
  if (theme.darkMode === false) return `${light.css}\n`;
  // Roles in a token file are for light grounds; for the dark theme all colours are computed.
  const dark = defineBrand({ ...options, name: 'brand-dark', scheme: 'dark', overrides: measures });
  return `${light.css}\n${dark.css}\n`;
}

/**
 * Refuses a colour that the kit would replace by a readable one, so that a brand does not get a colour that is not
 * its own.
 */
function refuseUnreadable(place: string, given: string, drawn: string): void {
  if (given.toLowerCase() === drawn.toLowerCase()) return;
  throw new Error(
    `${place} theme: ${given} cannot be made out on the app's own grounds (3:1 for what is pressed, 4.5:1 for words). Write ${drawn}, the nearest colour that can.`,
  );
}
