import type { MessageId } from '../../i18n/index.js';
import type { IndexFacts } from '../../queries/indexQueries.js';

export interface Region {
  /** The server's name. */
  name: string;
  indices: readonly IndexFacts[];
}

/** Indices by region; both in the order of the server's first mention. */
export function groupByRegion(indices: readonly IndexFacts[]): Region[] {
  const regions = new Map<string, IndexFacts[]>();
  for (const index of indices) {
    const group = regions.get(index.region);
    if (group === undefined) regions.set(index.region, [index]);
    else group.push(index);
  }
  return [...regions].map(([name, group]) => ({ name, indices: group }));
}

const words = new Map<string, MessageId>([
  ['Americas', 'indices.region.americas'],
  ['Europe', 'indices.region.europe'],
  ['Asia Pacific', 'indices.region.asiaPacific'],
]);

/** A region's name in the customer's language; an unknown one keeps the server's name. */
export function regionWords(name: string, t: (id: MessageId) => string): string {
  const id = words.get(name);
  return id === undefined ? name : t(id);
}
