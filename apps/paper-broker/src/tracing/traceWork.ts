import type { WorkKind } from '../work/source.js';
import { inSpan } from './inSpan.js';

/** The same work, with a trace for each item. */
export function traceWork(kind: WorkKind): WorkKind {
  const together = kind.processTogether?.bind(kind);
  return {
    ...kind,
    sources: kind.sources.map((source) => ({
      ...source,
      process: (item) =>
        inSpan(`work ${source.name}`, { 'fairlot.item_id': item.id }, () => source.process(item)),
    })),
    ...(together === undefined
      ? {}
      : {
          processTogether: (items) =>
            inSpan(`work ${kind.name}`, { 'fairlot.items': items.length }, () => together(items)),
        }),
  };
}
