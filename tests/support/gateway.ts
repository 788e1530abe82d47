import { createServer, request, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../scripts/lib/listenOnLoopback.mjs';

/** A proxy before the server that can go away, as a whole or only for the streams, and come back at its address. */
export interface Gateway {
  readonly url: string;
  /** From now on nothing is answered, and open connections end. */
  leave: () => void;
  /** From now on streams are not answered, and open ones end; everything else is. */
  loseStreams: () => void;
  comeBack: () => void;
  stop: () => Promise<void>;
}

export async function startGateway(target: string): Promise<Gateway> {
  let state: 'there' | 'away' | 'streamsLost' = 'there';
  const open = new Set<{ isStream: boolean; answer: ServerResponse }>();
  const server = createServer((incoming, answer) => {
    const isStream = incoming.url?.includes('/stream/') === true;
    if (state === 'away' || (state === 'streamsLost' && isStream)) return void answer.destroy();
    const exchange = { isStream, answer };
    open.add(exchange);
    const onward = request(
      `${target}${incoming.url ?? '/'}`,
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
      (from) => {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    answer.on('close', () => {
      open.delete(exchange);
      onward.destroy();
    });
    incoming.pipe(onward);
  });
  const { url, close } = await listenOnLoopback(server);
  const become = (next: typeof state) => () => {
    state = next;
    for (const { isStream, answer } of open) if (next === 'away' || isStream) answer.destroy();
  };
  return {
    url,
    leave: become('away'),
    loseStreams: become('streamsLost'),
    comeBack: () => {
      state = 'there';
    },
    stop: close,
  };
}
