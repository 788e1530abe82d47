import { expect, it } from 'vitest';
import { h5 } from './h5.js';
import { placeIn } from './locate.js';
import { faultsOfManifest } from './manifestFaults.js';
import { readSources } from './sources.js';
import { readNames } from './surroundings.js';

const placeOf = placeIn(readSources());
const app = readNames();
const faultsOf = (changed: object) => faultsOfManifest({ ...h5, ...changed }, placeOf, app).faults;
const withPage = (path: keyof typeof h5.pages, change: object) => ({
  pages: { ...h5.pages, [path]: { ...h5.pages[path], ...change } },
});

it('finds nothing wrong with the app', () => {
  expect(faultsOf({})).toEqual([]);
});

it.each([
  [
    'an unknown field',
    { tabBar: { ...h5.tabBar, colour: 'red' } },
    /^manifest\/src\/h5\.ts:\d+:3 schema: Unrecognized key: "colour"\. Write some of height, fontSize, iconWidth$/,
  ],
  [
    'an unknown field of a page',
    withPage('/pages/auth/login', { gaurd: 'guest' }),
    /^manifest\/src\/pages\/joining\.ts:5:3 schema: Unrecognized key: "gaurd"\. Write some of title, heading, layout, guard/,
  ],
  [
    'a field of the wrong type',
    { loading: { ...h5.loading, delayMs: '200' } },
    /^manifest\/src\/h5\.ts:\d+:14 schema: Invalid input: expected number, received string\. Write a number$/,
  ],
  [
    'a base without its slash',
    { app: { ...h5.app, base: '/invest' } },
    /^manifest\/src\/h5\.ts:\d+:5 schema: this is no base\. Write \/, or a path that starts and ends with \/$/,
  ],
  [
    'a default that no page can have',
    { defaults: { ...h5.defaults, alias: ['/a'] } },
    /schema: Unrecognized key: "alias"\. Write some of layout, guard, reachBottom, preload$/,
  ],
  [
    'a wait that no timer keeps',
    { net: { ...h5.net, uploadMs: 1e12 } },
    /^manifest\/src\/h5\.ts:\d+:\d+ schema: Too big: expected number to be <=2147483647\. Write 2147483647 or less$/,
  ],
  [
    'no time to answer',
    { net: { ...h5.net, timeoutMs: 0 } },
    /^manifest\/src\/h5\.ts:\d+:\d+ schema: Too small: expected number to be >0\. Write more than 0$/,
  ],
  [
    'a version of words',
    { app: { ...h5.app, version: 'latest' } },
    /^manifest\/src\/h5\.ts:\d+:5 schema: this is no version\. Write three numbers, such as 1\.0\.0$/,
  ],
  [
    'a language that is not on offer',
    { locales: { ...h5.locales, default: 'nl' } },
    /^manifest\/src\/h5\.ts:\d+:\d+ default-language: "nl" is not among .*\. Write one of en, de, it, fr, es/,
  ],
  [
    'a counter that the app lacks',
    withPage('/pages/main/profile/index', {
      tab: { ...h5.pages['/pages/main/profile/index'].tab, badge: 'mail' },
    }),
    /^manifest\/src\/pages\/tabs\.ts:\d+:\d+ schema: the only counter is of unread notices\. Write inbox$/,
  ],
  [
    'a flag without a picture',
    { locales: { ...h5.locales, offered: [{ ...h5.locales.offered[0], flag: 'uk' }] } },
    /^manifest\/src\/h5\.ts:\d+:\d+ unknown-country: there is no flag of "uk"\. Write one of cn, de, es, fr, gb, it, jp$/,
  ],
  [
    'a heading without words',
    withPage('/pages/auth/login', { heading: 'login.nowhere' }),
    /^manifest\/src\/pages\/joining\.ts:\d+:5 missing-message: "login\.nowhere" has no words in de, en, es, fr, it\. Write them in apps\/h5\/src\/messages, or the id of /,
  ],
  [
    'a page that nobody guards',
    withPage('/pages/auth/login', { guard: [] }),
    /^manifest\/src\/pages\/joining\.ts:5:3 empty-guard: this page has no guard\. Write guard: 'login', or 'public' if everyone may open it$/,
  ],
])('says where %s stands, and what to write', (_fault, changed, message) => {
  expect(faultsOf(changed)).toEqual([expect.stringMatching(message)]);
});
