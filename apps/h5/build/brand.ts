import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../../manifest/src/define.js';
import { readYamlFile } from '../../../manifest/src/yamlFile.js';
import {
  brandFromTokens,
  defineBrand,
  type BrandOptions,
  type BrandTokenFile,
} from '../../../packages/ui-kit/src/brand/index.js';

/** Classes of the root element: one of them is always there. */
export const LIGHT = 'uk-brand';
export const DARK = 'uk-brand-dark';

/** CSS px as the theme writes text sizes, which grow with the reader's. */
const rem = (px: number) => `${px / 16}rem`;

/** @throws {Error} with the place of the token that cannot be used, what is wrong with it and what to write */
function optionsFrom(root: string, file: string | undefined): Partial<BrandOptions> {
  if (file === undefined) return {};
  const tokens = join(root, file);
  try {
    return brandFromTokens('brand', JSON.parse(readFileSync(tokens, 'utf8')) as BrandTokenFile);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const path = /^Token ([\w.]+):/.exec(said)?.[1];
    const place = readYamlFile(tokens, file).placeOf(path?.split('.') ?? []);
    throw new Error(`${place} ${said}`, { cause: error });
  }
}

/**
 * The manifest's theme as the kit makes it: its colours and its file of tokens, the bar's measures, and the dark twin
 * where the app can be dark. `root`: the folder that the manifest's files are named from; `placeOf`: where a value of the
 * manifest is written.
 * @throws {Error} for a colour or a token that cannot be used, with what to write instead
 */
export function brandCss(
  { theme, tabBar }: Pick<Manifest, 'theme' | 'tabBar'>,
  root: string,
  placeOf: (keys: readonly string[]) => string = (keys) => keys.join('.'),
): string {
  const options: BrandOptions = {
    ...optionsFrom(root, theme.tokens),
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
  // Roles that a file gives are given for light grounds; in the dark all colours are computed.
  const dark = defineBrand({ ...options, name: 'brand-dark', scheme: 'dark', overrides: measures });
  return `${light.css}\n${dark.css}\n`;
}

/** The kit draws what cannot be read in a colour that can: a brand has to know that it would not be its own. */
function refuseUnreadable(place: string, given: string, drawn: string): void {
  if (given.toLowerCase() === drawn.toLowerCase()) return;
  throw new Error(
    `${place} theme: ${given} cannot be made out on the app's own grounds (3:1 for what is pressed, 4.5:1 for words). Write ${drawn}, the nearest colour that can.`,
  );
}
