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

/** Asks for each part of what the first page may need from the server; an answer that is there or on its way is not asked for again. */
export const startData: Readonly<Record<BootPart, () => Promise<unknown>>> = {
  markets: async () => {
    const { data } = await queryClient.fetchQuery(marketsQuery);
    // A market that is not listed any more must not stay chosen.
    chosenMarket.set(pickMarket(data, chosenMarket.get())?.id ?? null);
  },
  currencies: () => queryClient.fetchQuery(currenciesQuery),
  languages: () => queryClient.fetchQuery(languagesQuery),
  settings: () => queryClient.fetchQuery(baseSettingsQuery),
  profile: async () => session.isSignedIn() && (await queryClient.fetchQuery(profileQuery())),
};
