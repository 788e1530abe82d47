import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '../../../manifest/src/define.js';
import { h5 } from '../../../manifest/src/h5.js';
import { NAME_RULES } from '../../../manifest/src/lint.js';
import { placeIn } from '../../../manifest/src/locate.js';
import { faultsOfManifest } from '../../../manifest/src/manifestFaults.js';
import { readOverlay } from '../../../manifest/src/overlayFile.js';
import { manifestSchema } from '../../../manifest/src/schema.js';
import { readSources } from '../../../manifest/src/sources.js';
import { readNames } from '../../../manifest/src/surroundings.js';
import { readYamlFile } from '../../../manifest/src/yamlFile.js';
import { faultsOfRegistry } from './pageRegistry.js';
import { readObject, readOwnMessages } from './productFiles.js';
import type { Words } from './compileMessages.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const messages = join(root, 'apps/h5/src/messages');

/** The subject of a build: the app itself, the app with an overlay, or a product in `products/`. */
export interface Product {
  manifest: Manifest;
  /** `file:line:column` of the manifest value under `keys`, in its source. */
  placeOf: (keys: readonly string[]) => string;
  /** The product's own messages, by language and id. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Its icon, as SVG. */
  icon: string;
  /** Replaces the app's own name. */
  name?: string;
}

/** Pages of the app that the product lacks. */
export const pagesLackedBy = ({ manifest }: Pick<Product, 'manifest'>): readonly string[] =>
  Object.keys(h5.pages).filter((path) => !Object.hasOwn(manifest.pages, path));

const listed = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder))
    .filter((name) => ending.test(name))
    .map((name) => name.replace(ending, ''));

/**
 * `PRODUCT`: a folder of products/. `OVERLAY`: a file of manifest/overlays. `MANIFEST`: a whole manifest as JSON, as
 * `npm run manifest -- emit` writes it.
 * @throws with every fault, each with its position and what to write, or with the existing names
 */
export function readProduct(env: Readonly<Record<string, string | undefined>>): Product {
  const icon = readFileSync(join(root, 'apps/h5/public/favicon.svg'), 'utf8');
  const { PRODUCT: product = '', OVERLAY: overlay = '', MANIFEST: file = '' } = env;
  if (file !== '') return { ...readManifestFile(file), words: {}, icon };
  refuse(faultsOfApp());
  if (product !== '') return readFolder(product, icon);
  if (overlay === '') {
    return { manifest: h5, placeOf: placeIn(readSources()), words: {}, icon };
  }
  return { ...laidOver(`manifest/overlays/${overlay}.yaml`, 'overlay', overlay), words: {}, icon };
}

/** @throws with all faults, if there are any */
function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** The faults of the app's own manifest that types show in an editor, but not in a build. */
function faultsOfApp(): readonly string[] {
  const sources = readSources();
  const { faults } = faultsOfManifest(h5, placeIn(sources), readNames());
  if (faults.length > 0) return faults;
  return faultsOfRegistry(readFileSync(join(root, 'apps/h5/src/pages.ts'), 'utf8'), h5, sources);
}

function readManifestFile(file: string): Pick<Product, 'manifest' | 'placeOf'> {
  const { value, placeOf, faults } = readYamlFile(file, relative(root, file));
  refuse(faults);
  refuse(faultsOfManifest(value, placeOf, readNames(), NAME_RULES).faults);
  return { manifest: value as Manifest, placeOf };
}

function laidOver(file: string, kind: 'overlay' | 'product', name: string) {
  if (!existsSync(join(root, file))) {
    if (kind === 'product' && existsSync(join(root, 'products', name)))
      throw new Error(`products/${name} has no product.yaml. Write one with \`name:\` and what it is called`);
    const names = kind === 'overlay' ? listed('manifest/overlays', /\.yaml$/) : listed('products', /$/);
    throw new Error(`There is no ${kind} "${name}". Write one of ${names.join(', ')}`);
  }
  const result = readOverlay(h5, join(root, file), file, kind === 'product');
  if ('faults' in result) throw new Error(result.faults.join('\n'));
  return result;
}

interface ColorToken {
  $value?: unknown;
}

function readFolder(product: string, usualIcon: string): Product {
  const folder = `products/${product}`;
  // It becomes the prefix of the product's keys on the device.
  const { success } = manifestSchema.shape.app.shape.id.safeParse(product);
  if (!success)
    throw new Error(
      `${folder}: a product's folder is named by lower-case letters, digits and dashes, after a letter. Rename it, such as to products/acme`,
    );
  const { manifest, placeOf, name = product } = laidOver(`${folder}/product.yaml`, 'product', product);
  const tokens = `${folder}/brand.tokens.json`;
  const icon = join(root, folder, 'icon.svg');
  return {
    manifest: {
      ...manifest,
      app: { ...manifest.app, id: product },
      theme: existsSync(join(root, tokens)) ? themeOf(manifest, tokens) : manifest.theme,
    },
    placeOf: existsSync(join(root, tokens)) ? withTokens(manifest, placeOf, tokens) : placeOf,
    words: wordsIn(folder, name),
    icon: existsSync(icon) ? readFileSync(icon, 'utf8') : usualIcon,
    name,
  };
}

/** The token of a theme colour that the product's description omits. */
const TOKENS = { primary: 'brand', tabSelected: 'selected' } as const;

/** The position of a colour, in the token file if it comes from there. */
function withTokens({ theme }: Manifest, placeOf: Product['placeOf'], tokens: string): Product['placeOf'] {
  const file = readYamlFile(join(root, tokens), tokens);
  return (keys) => {
    const color = (['primary', 'tabSelected'] as const).find(
      (each) => keys[0] === 'theme' && keys[1] === each,
    );
    const isOwn = color === undefined || theme[color] !== h5.theme[color];
    return isOwn ? placeOf(keys) : file.placeOf([TOKENS[color]]);
  };
}

/** The token file's colours, unless the product's description sets others. */
function themeOf({ theme }: Manifest, tokens: string): Manifest['theme'] {
  const { brand, selected } = readObject<ColorToken>(join(root, tokens), tokens);
  const colorOr = (token: ColorToken | undefined, own: string, usual: string) =>
    (own === usual && typeof token?.$value === 'string' ? token.$value : own) as `#${string}`;
  return {
    ...theme,
    tokens,
    primary: colorOr(brand, theme.primary, h5.theme.primary),
    tabSelected: colorOr(selected, theme.tabSelected, h5.theme.tabSelected),
  };
}

/** @throws for a message that the app does not have, because it would never be used */
function wordsIn(folder: string, name: string): Product['words'] {
  const own = join(root, folder, 'messages');
  const locales = existsSync(own) ? listed(`${folder}/messages`, /\.json$/) : [];
  const spoken = h5.locales.offered.map(({ key }) => key);
  const words = Object.fromEntries(
    locales.map((locale) => {
      const file = `${folder}/messages/${locale}.json`;
      if (!spoken.includes(locale as (typeof spoken)[number]))
        throw new Error(
          `${file}: the app does not speak "${locale}". Name it after one of ${spoken.join(', ')}`,
        );
      const isSaid = (id: string) => catalogueOf(id, 'en')[id] !== undefined;
      return [locale, readOwnMessages(join(root, file), file, isSaid)];
    }),
  );
  return Object.fromEntries(h5.locales.offered.map(({ key }) => [key, { ...words[key], 'app.name': name }]));
}

type Catalogue = Record<string, string | { message: string }>;

function catalogueOf(id: string, locale: string): Catalogue {
  const file = join(messages, id.split('.')[0] ?? '', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
}

/** A message of a language, in the product's version. @throws for an unknown id */
export function sentenceOf(
  { words, name }: Pick<Product, 'words' | 'name'>,
  id: string,
  locale: string,
): string {
  const entry = words[locale]?.[id] ?? catalogueOf(id, locale)[id];
  if (entry === undefined)
    throw new Error(`The manifest says "${id}", which has no words in ${locale}. Write them in ${messages}`);
  return named(typeof entry === 'string' ? entry : entry.message, name);
}

/** `file:line:column` of a message in a language: in the product's file, or in the app's. */
export function placeOfMessage(
  product: Pick<Product, 'words' | 'manifest'> | undefined,
  id: string,
  locale: string,
): string {
  const file =
    product?.words[locale]?.[id] === undefined
      ? `apps/h5/src/messages/${id.split('.')[0] ?? ''}/${locale}.json`
      : `products/${product.manifest.app.id}/messages/${locale}.json`;
  return readYamlFile(join(root, file), file).placeOf([id]);
}

/** The messages of a language by namespace, in the product's version. */
export function wordsOf(
  { words, name }: Pick<Product, 'words' | 'name'>,
  usual: ReadonlyMap<string, Words>,
  locale: string,
): Map<string, Words> {
  const own = Object.entries(words[locale] ?? {});
  return new Map(
    [...usual].map(([namespace, texts]) => [
      namespace,
      {
        ...Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, named(text, name)])),
        ...Object.fromEntries(own.filter(([id]) => id.startsWith(`${namespace}.`))),
      },
    ]),
  );
}

/** Replaces the app's name by the product's. */
function named(text: string, name: string | undefined): string {
  return name === undefined
    ? text
    : text.replaceAll(textOf(catalogueOf(h5.app.name, 'en')[h5.app.name]), name);
}

const textOf = (entry: Catalogue[string] | undefined) =>
  typeof entry === 'string' ? entry : (entry?.message ?? '');
