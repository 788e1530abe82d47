import type { Generated } from 'kysely';

/** The tables of migration 0040. */
export interface WatchlistTables {
  watchlist: {
    member_id: string;
    id: string;
    name: string;
    name_key: string;
    position: number;
    version: Generated<number>;
    created_at: Date;
  };
  watchlist_item: {
    member_id: string;
    watchlist_id: string;
    symbol: string;
    position: number;
  };
  /** A trigger of `watchlist_item` updates it. */
  watchlist_count: {
    symbol: string;
    part: number;
    lists: string;
  };
}
