import { toText, type Decimal } from '@fairlot/money';
import { dateFormat, listFormat, numberFormat } from '../http/formats.js';
import { writeMoney } from '../http/messageFigures.js';
import type { Locale } from '../http/operation.js';
import { fill, newsWords } from './newsWords.js';
import type { Mention, ResultsFacts, SessionFacts, StoryFacts } from './storyFacts.js';

/** A story in one language, as plain text. */
export interface Story {
  readonly title: string;
  readonly summary: string;
  /** The first one is the summary. */
  readonly paragraphs: readonly string[];
  /** The instruments and indices in the story, most important first. */
  readonly mentions: readonly Mention[];
}

/** Writes a story from its figures. `date`: the trading date, `YYYY-MM-DD`. */
export function writeStory(facts: StoryFacts, date: string, locale: Locale): Story {
  return facts.kind === 'results' ? writeResults(facts, locale) : writeSession(facts, date, locale);
}

function writeResults(facts: ResultsFacts, locale: Locale): Story {
  const { simulated, results: words } = newsWords[locale];
  const { name, symbol } = facts.company;
  const change = percent(facts.company.change, locale);
  const close = writeMoney(toText(facts.close), facts.currency, locale);
  const volume = numberFormat(locale).format(facts.volume);
  const summary = fill(words.lead[facts.outcome], { name, symbol, close, change });
  const paragraphs = [
    summary,
    facts.volumeRatio === null
      ? fill(words.volume, { volume })
      : fill(words.volumeRatio, { volume, ratio: number(facts.volumeRatio, locale, 1) }),
    ...(facts.index === null
      ? []
      : [fill(words.index, { index: facts.index.name, change: percent(facts.index.change, locale) })]),
    ...(facts.yearChange === null ? [] : [fill(words.year, { change: percent(facts.yearChange, locale) })]),
    ...(facts.nextReport === null ? [] : [fill(words.next, { date: day(facts.nextReport, locale) })]),
    simulated,
  ];
  return {
    title: fill(words.title[facts.outcome], { name, change }),
    summary,
    paragraphs,
    mentions: facts.index === null ? [facts.company] : [facts.company, facts.index],
  };
}

function writeSession(facts: SessionFacts, date: string, locale: Locale): Story {
  const { simulated, session: words } = newsWords[locale];
  const index = facts.index.name;
  const change = percent(facts.index.change, locale);
  const level = number(facts.level, locale, 2);
  const list = (mentions: readonly Mention[]): string =>
    listFormat(locale).format(
      mentions.map((mention) => `${mention.name} (${percent(mention.change, locale)})`),
    );
  const summary = fill(words.lead, { index, level, change, date: day(date, locale) });
  const paragraphs = [
    summary,
    fill(words.breadth, { rising: String(facts.rising), falling: String(facts.falling) }),
    ...(facts.gainers.length === 0 ? [] : [fill(words.gainers, { list: list(facts.gainers) })]),
    ...(facts.losers.length === 0 ? [] : [fill(words.losers, { list: list(facts.losers) })]),
    simulated,
  ];
  return {
    title: fill(words.title, { index, level, change }),
    summary,
    paragraphs,
    mentions: [facts.index, ...facts.gainers, ...facts.losers],
  };
}

/** Formats a decimal exactly: it is never converted to a float. */
function number(value: Decimal, locale: Locale, places: number): string {
  return numberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: Math.max(places, 4),
  }).format(toText(value) as `${number}`);
}

const PERCENT_PLACES = 2;

/**
 * Formats 1.25 as `+1.25%` in the language's form. It is rounded half away from zero like every change on a screen, so
 * that all places agree.
 */
function percent(value: Decimal, locale: Locale): string {
  const shown = numberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: PERCENT_PLACES,
    maximumFractionDigits: PERCENT_PLACES,
  }).format(toText(value) as `${number}`);
  // Uses a minus sign: a hyphen is shorter than the plus sign and allows a line break.
  return shown.replace('-', '\u2212');
}

function day(date: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
