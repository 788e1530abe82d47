import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to the server on which the live prices can be cut off and lose events. */
export interface FeedProxy {
  readonly url: string;
  /** `Last-Event-ID` of each stream of prices so far; undefined where the app sent none. */
  readonly lastEventIds: readonly (string | undefined)[];
  /** The addresses of the snapshots asked for so far. */
  readonly snapshots: readonly string[];
  /** Breaks the streams of prices off. */
  cut: () => void;
  /** Loses the next event of the stream of prices. */
  loseOne: () => void;
  stop: () => Promise<void>;
}

export async function startFeedProxy(target: string): Promise<FeedProxy> {
  const lastEventIds: (string | undefined)[] = [];
  const snapshots: string[] = [];
  const streams = new Set<ServerResponse>();
  let toLose = 0;
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
            if (toLose > 0 && event.includes('event: quote')) toLose -= 1;
            else outgoing.write(`${event}\n\n`);
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
