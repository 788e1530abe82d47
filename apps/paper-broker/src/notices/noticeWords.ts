import { readFileSync } from 'node:fs';
import { locales } from '../http/locale.js';
import type { Locale } from '../http/operation.js';
import type alert from './words/en/alert.json';
import type deposit from './words/en/deposit.json';
import type fund from './words/en/fund.json';
import type ipo from './words/en/ipo.json';
import type kyc from './words/en/kyc.json';
import type loan from './words/en/loan.json';
import type order from './words/en/order.json';
import type position from './words/en/position.json';
import type quant from './words/en/quant.json';
import type security from './words/en/security.json';
import type support from './words/en/support.json';
import type transfer from './words/en/transfer.json';
import type withdrawal from './words/en/withdrawal.json';

/** The English texts of every kind; they define which notices exist. */
interface Words {
  order: typeof order;
  position: typeof position;
  deposit: typeof deposit;
  withdrawal: typeof withdrawal;
  transfer: typeof transfer;
  kyc: typeof kyc;
  ipo: typeof ipo;
  quant: typeof quant;
  fund: typeof fund;
  loan: typeof loan;
  alert: typeof alert;
  security: typeof security;
  support: typeof support;
}

export type NoticeKind = keyof Words;
/** The names of the templates of a kind. */
export type NoticeTemplate<Kind extends NoticeKind> = Extract<keyof Words[Kind], string>;

/** In the order of the inbox's filter and switches. */
export const noticeKinds = [
  'order',
  'position',
  'deposit',
  'withdrawal',
  'transfer',
  'ipo',
  'fund',
  'quant',
  'loan',
  'kyc',
  'alert',
  'support',
  'security',
] as const satisfies readonly NoticeKind[];

export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

type Catalogue = Readonly<Record<NoticeKind, Readonly<Record<string, NoticeText>>>>;

/** `words/<locale>/<kind>.json` by template name; `{name}` stands for a value. */
export const noticeWords: Readonly<Record<Locale, Catalogue>> = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.fromEntries(noticeKinds.map((kind) => [kind, readWords(locale, kind)])),
  ]),
) as Record<Locale, Catalogue>;

function readWords(locale: Locale, kind: NoticeKind): Record<string, NoticeText> {
  const file = new URL(`./words/${locale}/${kind}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, NoticeText>;
}

/** The distinct names of values in a text, sorted. */
export function paramsOf(text: NoticeText): string[] {
  const found = `${text.title} ${text.body}`.matchAll(/\{(\w+)\}/g);
  return [...new Set([...found].map(([, name = '']) => name))].sort();
}
