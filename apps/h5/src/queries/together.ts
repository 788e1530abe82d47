import {
  notifyManager,
  type InvalidateQueryFilters,
  type QueryClient,
  type QueryPersister,
} from '@tanstack/react-query';

/** Requests whose answers are shown at the same moment. */
interface Round {
  open: number;
  isOver: Promise<void>;
  end: () => void;
}

/** The round that new requests join. */
let joined: Round | undefined;

/**
 * Holds back the answer of a request until the others of its round have arrived or failed. Every query of
 * the app passes through it.
 */
export const showTogether: QueryPersister = async (queryFn, context) => {
  const round = joined;
  if (round === undefined) return queryFn(context);
  round.open += 1;
  try {
    return await queryFn(context);
  } finally {
    round.open -= 1;
    if (round.open === 0) round.end();
    await round.isOver;
  }
};

/**
 * Fetches again what is on screen and shows all answers at the same moment, so that after a fill no old
 * total is beside new holdings.
 */
export function renewTogether(client: QueryClient, all: readonly InvalidateQueryFilters[]): Promise<void> {
  let end = () => {};
  const isOver = new Promise<void>((resolve) => (end = resolve));
  joined = { open: 0, isOver, end };
  const renewed = all.map((filters) => client.invalidateQueries(filters));
  joined = undefined;
  return Promise.all(renewed).then(() => undefined);
}

/** Reports simultaneous changes to React in one task, so that no frame is painted between them. */
export function drawTogether(): void {
  const waiting: (() => void)[] = [];
  notifyManager.setScheduler((tell) => {
    waiting.push(tell);
    if (waiting.length > 1) return;
    setTimeout(() => {
      for (const each of waiting.splice(0)) each();
    });
  });
}
