import type { Generated } from 'kysely';

/** The tables of watchlists: migration 0040. */
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
  /** Kept by a trigger of `watchlist_item`. */
  watchlist_count: {
    symbol: string;
    part: number;
    lists: string;
  };
}
