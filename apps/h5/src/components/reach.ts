import { h5, type H5, type Manifest, type SearchInputOf } from '@fairlot/manifest';
import { QueryObserver } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isReachable, type Reach, type To } from '../engine/index.js';
import { queryClient } from '../queries/queryClient.js';
import { baseSettingsQuery } from '../queries/referenceQueries.js';
import { MINUTE_MS } from '../durations.js';

/** A page that opens without parameters. */
export type PlainPage = {
  [P in To]: Record<never, never> extends SearchInputOf<H5, P> ? P : never;
}[To];

/** The build may replace it by another product's. */
const manifest: Manifest = h5;

/** How often the server is asked about changed switches, ms. */
const FOLLOW_MS = MINUTE_MS;

/** A switch has the manifest's value unless the server turns it off. */
function isOn(flag: string): boolean {
  const off = queryClient.getQueryData(baseSettingsQuery.queryKey)?.switchedOff ?? [];
  return manifest.flags?.[flag] !== false && !off.includes(flag);
}

/** Whether the product currently has this page. Links to other pages are not rendered. */
export function canReach(path: string): path is PlainPage {
  return isReachable(manifest, path, isOn);
}

/** The same for the engine's routes, links and tabs. */
export const reach: Reach = {
  canReach,
  subscribe(listener) {
    if (Object.keys(manifest.flags ?? {}).length === 0) return () => undefined;
    let before = offNow();
    return new QueryObserver(queryClient, { ...baseSettingsQuery, refetchInterval: FOLLOW_MS }).subscribe(
      () => {
        const now = offNow();
        if (now === before) return;
        before = now;
        listener();
      },
    );
  },
};

const offNow = () =>
  Object.keys(manifest.flags ?? {})
    .filter((flag) => !isOn(flag))
    .join();

/** The entries whose page currently exists; renders again when a switch changes. */
export function useReachable<Entry>(
  entries: readonly Entry[],
  pathOf: (entry: Entry) => string,
): readonly Entry[] {
  useSyncExternalStore(reach.subscribe, offNow);
  return entries.filter((entry) => canReach(pathOf(entry)));
}
