/** The use cases of watchlists. Each function is the work of one transaction. */
import { watchlistCreateLimits, watchlistItemOrderLimits } from '@fairlot/api-client/limits';
import type { Clock, Entropy } from '../clock/clock.js';
import type { Tx } from '../db/database.js';
import { announce } from '../events/announce.js';
import { Refusal, refuseField } from '../http/refusal.js';
import { newId } from '../ids.js';
import {
  countChange,
  loadWatchlists,
  lockWatchlists,
  writeItems,
  writeOrder,
  type Watchlist,
} from './queries.js';

const MAX_LISTS = watchlistCreateLimits.position.maximum + 1;
const MAX_SYMBOLS = watchlistItemOrderLimits.symbols.maxItems;

export interface NewWatchlist {
  readonly name: string;
  /** The end when left out. */
  readonly position?: number | undefined;
}

/** @throws Refusal `limit_reached`, `name_taken` */
export async function createWatchlist(
  tx: Tx,
  { clock, entropy }: { readonly clock: Clock; readonly entropy: Entropy },
  memberId: string,
  wanted: NewWatchlist,
): Promise<Watchlist> {
  const lists = await lockAndLoad(tx, memberId);
  if (lists.length >= MAX_LISTS) {
    throw new Refusal('limit_reached', { params: { max: String(MAX_LISTS) } });
  }
  requireFreeName(lists, wanted.name);
  const id = newId('wls', clock.wall(), entropy);
  await tx
    .insertInto('watchlist')
    .values({
      member_id: memberId,
      id,
      name: wanted.name,
      name_key: toKey(wanted.name),
      position: lists.length,
      created_at: clock.now(),
    })
    .execute();
  const others = lists.map((list) => list.id);
  await writeOrder(tx, memberId, insertAt(others, wanted.position ?? others.length, id));
  await announceChange(tx, memberId, id);
  return requireList(await loadWatchlists(tx, memberId), id);
}

export interface WatchlistChange {
  readonly name?: string | undefined;
  /** A position beyond the end means the end. */
  readonly position?: number | undefined;
}

interface WatchlistUpdate {
  readonly memberId: string;
  readonly id: string;
  readonly change: WatchlistChange;
  /** Throws unless the change is based on the list's current version. */
  readonly checkVersion: (version: number) => void;
}

/**
 * @throws Refusal `not_found`, `name_taken`
 */
export async function updateWatchlist(
  tx: Tx,
  { memberId, id, change, checkVersion }: WatchlistUpdate,
): Promise<Watchlist> {
  const lists = await lockAndLoad(tx, memberId);
  checkVersion(requireList(lists, id).version);
  const others = lists.filter((list) => list.id !== id);
  if (change.name !== undefined) {
    requireFreeName(others, change.name);
    await tx
      .updateTable('watchlist')
      .set({ name: change.name, name_key: toKey(change.name) })
      .where('member_id', '=', memberId)
      .where('id', '=', id)
      .execute();
  }
  if (change.position !== undefined) {
    const ids = others.map((list) => list.id);
    await writeOrder(tx, memberId, insertAt(ids, change.position, id));
  }
  await countChange(tx, memberId, id);
  await announceChange(tx, memberId, id);
  return requireList(await loadWatchlists(tx, memberId), id);
}

/** @throws Refusal `not_found` */
export async function deleteWatchlist(tx: Tx, memberId: string, id: string): Promise<void> {
  requireList(await lockAndLoad(tx, memberId), id);
  await tx.deleteFrom('watchlist').where('member_id', '=', memberId).where('id', '=', id).execute();
  await announceChange(tx, memberId, id);
}

export interface Added {
  readonly list: Watchlist;
  /** False when the symbol was already on the list. */
  readonly isNew: boolean;
}

/**
 * Adds a symbol at the end.
 * @throws Refusal `not_found`, `limit_reached`
 */
export async function addSymbol(tx: Tx, memberId: string, id: string, symbol: string): Promise<Added> {
  const list = requireList(await lockAndLoad(tx, memberId), id);
  if (list.symbols.includes(symbol)) return { list, isNew: false };
  if (list.symbols.length >= MAX_SYMBOLS) {
    throw new Refusal('limit_reached', { params: { max: String(MAX_SYMBOLS) } });
  }
  return { list: await replace(tx, memberId, list, [...list.symbols, symbol]), isNew: true };
}

/** @throws Refusal `not_found` for an unknown list; removing a symbol that is not on the list changes nothing */
export async function removeSymbol(tx: Tx, memberId: string, id: string, symbol: string): Promise<Watchlist> {
  const list = requireList(await lockAndLoad(tx, memberId), id);
  if (!list.symbols.includes(symbol)) return list;
  const rest = list.symbols.filter((each) => each !== symbol);
  return replace(tx, memberId, list, rest);
}

interface SymbolsUpdate extends Pick<WatchlistUpdate, 'memberId' | 'id' | 'checkVersion'> {
  readonly symbols: readonly string[];
}

/**
 * Replaces the items of a list. Putting the same items again changes nothing, so that a repeat is answered.
 * @throws Refusal `not_found`
 */
export async function putSymbols(
  tx: Tx,
  { memberId, id, symbols, checkVersion }: SymbolsUpdate,
): Promise<Watchlist> {
  const list = requireList(await lockAndLoad(tx, memberId), id);
  if (symbols.join() === list.symbols.join()) return list;
  checkVersion(list.version);
  return replace(tx, memberId, list, symbols);
}

async function replace(
  tx: Tx,
  memberId: string,
  list: Watchlist,
  symbols: readonly string[],
): Promise<Watchlist> {
  await writeItems(tx, memberId, list.id, symbols);
  await countChange(tx, memberId, list.id);
  await announceChange(tx, memberId, list.id);
  return { ...list, symbols, version: list.version + 1 };
}

/** So that a list that was deleted in one app can no longer be chosen in another. */
function announceChange(tx: Tx, memberId: string, id: string): Promise<void> {
  return announce(tx, memberId, { event: 'watchlist', id });
}

async function lockAndLoad(tx: Tx, memberId: string): Promise<Watchlist[]> {
  await lockWatchlists(tx, memberId);
  return loadWatchlists(tx, memberId);
}

function requireList(lists: readonly Watchlist[], id: string): Watchlist {
  const list = lists.find((each) => each.id === id);
  if (list === undefined) throw new Refusal('not_found');
  return list;
}

function requireFreeName(lists: readonly Watchlist[], name: string): void {
  if (lists.some((list) => toKey(list.name) === toKey(name))) throw refuseField('name', 'name_taken');
}

const toKey = (name: string): string => name.toLowerCase().normalize('NFC');

function insertAt(ids: readonly string[], position: number, id: string): string[] {
  return [...ids.slice(0, position), id, ...ids.slice(position)];
}
