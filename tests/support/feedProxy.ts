import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy of the server that can cut the live prices and drop events. */
export interface FeedProxy {
  readonly url: string;
  /** `Last-Event-ID` of each price stream so far; undefined if the app sent none. */
  readonly lastEventIds: readonly (string | undefined)[];
  /** The URLs of the requested snapshots so far. */
  readonly snapshots: readonly string[];
  /** How many prices the streams have sent so far. */
  readonly sentCount: () => number;
  /** Cuts the price streams. */
  cut: () => void;
  /** Drops the next event of the price stream. */
  loseOne: () => void;
  stop: () => Promise<void>;
}

export async function startFeedProxy(target: string): Promise<FeedProxy> {
  const lastEventIds: (string | undefined)[] = [];
  const snapshots: string[] = [];
  const streams = new Set<ServerResponse>();
  let toLose = 0;
  let sentCount = 0;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const isFeed = path.startsWith('/api/v1/stream/quote');
    if (isFeed) lastEventIds.push(incoming.headers['last-event-id']?.toString());
    if (path.startsWith('/api/v1/quote?')) snapshots.push(path);
    const onward = request(
      `${target}${path}`,
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!isFeed) return void answer.pipe(outgoing);
        streams.add(outgoing);
        let rest = '';
        answer.setEncoding('utf8').on('data', (text: string) => {
          const events = (rest + text).split('\n\n');
          rest = events.pop() ?? '';
          for (const event of events) {
            const isQuote = event.includes('event: quote');
            if (isQuote && toLose > 0) toLose -= 1;
            else {
              outgoing.write(`${event}\n\n`);
              if (isQuote) sentCount += 1;
            }
          }
        });
        answer.on('close', () => outgoing.end());
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => {
      streams.delete(outgoing);
      onward.destroy();
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lastEventIds,
    snapshots,
    sentCount: () => sentCount,
    cut: () => {
      for (const stream of streams) stream.destroy();
    },
    loseOne: () => {
      toLose += 1;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
