import { compare, decimal, ZERO } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../util/durations.js';
import { locales } from '../http/locale.js';
import { createMarket } from '../market/createMarket.js';
import { findStory, listStories } from './newsroom.js';
import { factsOf } from './storyFacts.js';
import { writeStory } from './writeStory.js';

const market = createMarket({ seed: 'test' });
const MONDAY_EVENING = new Date('2026-03-02T23:00:00Z');

describe('the newsroom', () => {
  const stories = listStories(market, MONDAY_EVENING);

  it('has stories of every market, the newest first, and none from the future', () => {
    expect(new Set(stories.map(({ marketId }) => marketId)).size).toBe(market.markets.length);
    const times = stories.map(({ publishedAt }) => publishedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(MONDAY_EVENING.getTime());
    expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
  });

  it('holds back a story until its session has ended and it is written', () => {
    const [story] = stories.filter(({ kind }) => kind === 'results');
    if (story === undefined) throw new Error('No company has reported.');
    const before = new Date(story.publishedAt.getTime() - 1);
    expect(findStory(market, story.publishedAt, story.id)).toEqual(story);
    expect(findStory(market, before, story.id)).toBeUndefined();
    expect(listStories(market, before).map(({ id }) => id)).not.toContain(story.id);
  });

  it('finds each of its stories again, in another process and years later', () => {
    const fresh = createMarket({ seed: 'test' });
    const later = new Date(MONDAY_EVENING.getTime() + 900 * DAY_MS);
    for (const story of stories.filter((_, index) => index % 25 === 0)) {
      expect(findStory(fresh, later, story.id)).toEqual(story);
    }
  });

  it.each([
    'nws_results.NOPE.2026-02-03',
    'nws_results.NLTO.2026-02-31',
    'nws_session.US.1999-01-01',
    'nws_session.US.9999-12-31',
    'nws_session.XX.2026-02-03',
    // A Sunday.
    'nws_session.US.2026-03-01',
    "nws_session.US.2026-03-02' or 1=1",
    '<script>',
    '',
  ])('knows no story %j', (id) => {
    expect(findStory(market, MONDAY_EVENING, id)).toBeUndefined();
  });

  it('reports of each company four times a year, on the days its price jumps', () => {
    const year = new Date(MONDAY_EVENING.getTime() - 365 * DAY_MS);
    const company = market.instruments.find(({ productType }) => productType === 'STOCK');
    const reports = market.reports(company?.symbol ?? '', year, MONDAY_EVENING);
    expect(reports.length).toBeGreaterThanOrEqual(4);
    expect(reports.length).toBeLessThanOrEqual(5);
    expect(
      listStories(market, MONDAY_EVENING, { symbol: company?.symbol ?? '' }).map(({ date }) => date),
    ).toEqual(expect.arrayContaining(reports.map(({ date }) => date)));
    const fund = market.instruments.find(({ productType }) => productType === 'FUND');
    expect(market.reports(fund?.symbol ?? '', year, MONDAY_EVENING)).toEqual([]);
  });

  it('sees in the price what it calls a surprise: reports move it more than other days do', () => {
    // A price can move against its report when another force is stronger, but that must be rare.
    const results = stories.filter(({ kind }) => kind === 'results').map((story) => factsOf(market, story));
    const surprises = results.filter((facts) => facts?.kind === 'results' && facts.outcome !== 'in_line');
    const agreeing = surprises.filter(
      (facts) =>
        facts?.kind === 'results' && (facts.outcome === 'above') === compare(facts.company.change, ZERO) > 0,
    );
    expect(surprises.length).toBeGreaterThan(50);
    expect(agreeing.length / surprises.length).toBeGreaterThan(0.75);
  });

  it('writes every story in every language, with no value left open', () => {
    for (const story of stories.filter((_, index) => index % 20 === 0)) {
      const facts = factsOf(market, story);
      if (facts === undefined) throw new Error(`${story.id} has no facts.`);
      for (const locale of locales) {
        const { title, paragraphs, mentions } = writeStory(facts, story.date, locale);
        expect([title, ...paragraphs].join('\n')).not.toMatch(/[{}]|undefined|null|NaN/);
        expect(mentions.length).toBeGreaterThan(0);
      }
    }
  });

  it('says a change as a screen does, rounded half away from zero', () => {
    const facts = stories.map((story) => factsOf(market, story)).find((each) => each?.kind === 'results');
    if (facts?.kind !== 'results') throw new Error('No company has reported.');
    const titleOf = (change: string) =>
      writeStory({ ...facts, company: { ...facts.company, change: decimal(change) } }, '2026-03-02', 'en')
        .title;
    expect(titleOf('-2.2293')).toContain('\u22122.23%');
    expect(titleOf('1.005')).toContain('+1.01%');
  });
});
