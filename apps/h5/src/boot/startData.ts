import {
  baseSettingsQuery,
  currenciesQuery,
  languagesQuery,
  marketsQuery,
  pickMarket,
  profileQuery,
} from '../queries/referenceQueries.js';
import { queryClient } from '../queries/queryClient.js';
import { chosenMarket } from '../state/preferences.js';
import { session } from '../state/session.js';
import type { BootPart } from './bootState.js';

/**
 * Requests each part of the data that the first page may need. A part that is loaded or loading is not requested
 * again.
 */
export const startData: Readonly<Record<BootPart, () => Promise<unknown>>> = {
  markets: async () => {
    const { data } = await queryClient.fetchQuery(marketsQuery);
    // A market that is no longer listed must not stay chosen.
    chosenMarket.set(pickMarket(data, chosenMarket.get())?.id ?? null);
  },
  currencies: () => queryClient.fetchQuery(currenciesQuery),
  languages: () => queryClient.fetchQuery(languagesQuery),
  settings: () => queryClient.fetchQuery(baseSettingsQuery),
  profile: async () => session.isSignedIn() && (await queryClient.fetchQuery(profileQuery())),
};
