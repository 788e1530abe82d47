import { readFileSync } from 'node:fs';
import { WrongUse } from './wrongUse.js';

/** A broker's own statement (`conformance.json`): which areas it offers, and who decides its reviews. */

/** The areas by family. All except `wire` are tags of openapi.yaml. */
const FAMILIES = {
  wire: ['wire'],
  identity: ['session', 'member', 'kyc'],
  reference: ['reference', 'instrument', 'quote', 'news', 'document'],
  trading: ['order', 'position', 'watchlist'],
  money: ['account', 'transfer', 'fx', 'deposit', 'payee', 'withdrawal'],
  offers: ['fund', 'quant', 'ipo', 'loan'],
  inbox: ['notice', 'support', 'upload', 'export'],
} as const;

export type Area = (typeof FAMILIES)[keyof typeof FAMILIES][number];

/**
 * Who decides: the broker by its `policy` within `reviewSeconds`,
 * `--operator`, or `people`, who do not during a run.
 */
export type Reviewer = 'policy' | 'operator' | 'people';

const REVIEWED = ['deposit', 'withdrawal', 'close'] as const;
export type Reviewed = (typeof REVIEWED)[number];
const REVIEWERS: readonly Reviewer[] = ['policy', 'operator', 'people'];

export interface Capabilities {
  readonly areas: ReadonlySet<Area>;
  readonly reviews: Readonly<Record<Reviewed, Reviewer>>;
  readonly reviewSeconds: number;
}

const ALL = Object.values(FAMILIES).flat();
const NAMES: readonly string[] = [...new Set([...Object.keys(FAMILIES), ...ALL])];

/** The default: every area is checked, and no review is decided during a run. */
export const EVERYTHING: Capabilities = {
  areas: new Set(ALL),
  reviews: { deposit: 'people', withdrawal: 'people', close: 'people' },
  reviewSeconds: 60,
};

/**
 * The areas that the words name; a word is an area or a family of areas.
 * @param where what contains the words, for the message: `--only`
 * @throws WrongUse for an unknown word
 */
export function areasNamed(words: readonly string[], where: string): ReadonlySet<Area> {
  const unknown = words.find((word) => !NAMES.includes(word));
  if (unknown !== undefined)
    throw new WrongUse(`${where}: there is no area "${unknown}". There are: ${NAMES.join(', ')}`);
  const families: Readonly<Record<string, readonly Area[]>> = FAMILIES;
  return new Set(words.flatMap((word) => families[word] ?? ALL.filter((area) => area === word)));
}

/** @throws WrongUse, in one line, with the name of the file and what is wrong with it */
export function readCapabilities(path: string): Capabilities {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new WrongUse(`${path} cannot be read.`);
  }
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new WrongUse(`${path} is not JSON, or ends too early.`);
  }
  return toCapabilities(said, path);
}

function toCapabilities(said: unknown, path: string): Capabilities {
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    throw new WrongUse(`${path} must hold an object: {"areas": […], "reviews": {…}}`);
  const { areas, reviews, review_seconds: seconds = 60, ...unknown } = said as Record<string, unknown>;
  const [stranger] = Object.keys(unknown);
  if (stranger !== undefined) throw new WrongUse(`${path}: "${stranger}" is no field of a capability file.`);
  if (!isTexts(areas) || areas.length === 0)
    throw new WrongUse(`${path}: "areas" must list what is offered: ["wire", "trading", …]`);
  if (typeof seconds !== 'number' || !(seconds > 0))
    throw new WrongUse(`${path}: "review_seconds" must be a number of seconds.`);
  return {
    areas: areasNamed(areas, `${path}: "areas"`),
    reviews: toReviews(reviews, path),
    reviewSeconds: seconds,
  };
}

function toReviews(reviews: unknown, path: string): Capabilities['reviews'] {
  const said = (typeof reviews === 'object' && reviews !== null ? reviews : {}) as Record<string, unknown>;
  const stranger = Object.keys(said).find((kind) => !REVIEWED.some((known) => known === kind));
  if (stranger !== undefined) throw new WrongUse(`${path}: "reviews" has no "${stranger}".`);
  const entries = REVIEWED.map((kind) => {
    const reviewer = REVIEWERS.find((each) => each === said[kind]);
    if (reviewer === undefined)
      throw new WrongUse(
        `${path}: "reviews" must say who decides a ${kind}: "${kind}": "policy", "operator" or "people"`,
      );
    return [kind, reviewer] as const;
  });
  return Object.fromEntries(entries) as Record<Reviewed, Reviewer>;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
