import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request on its way to the server. */
export interface Passing {
  method: string;
  /** With its query string. */
  path: string;
  headers: Headers;
  body: string;
}

/** An answer on its way back. */
export interface Returning {
  status: number;
  headers: Headers;
  text: string;
}

type Forward = (passing: Passing) => Promise<Returning>;

/** A fault that a broker could have, planted in a proxy between the broker and its callers. */
export interface Fault {
  readonly name: string;
  /** The rule that the conformance suite must find broken. */
  readonly rule: string;
  /** The prefixes of the rules to check, for one that only judges the answers of others. @default the rule alone */
  readonly among?: readonly string[];
  /** Makes a handler, with new state, that answers in place of the broker. `forward` asks the broker. */
  make(): (passing: Passing, forward: Forward) => Promise<Returning>;
}

/** Opens a proxy to `target` that has one fault. */
export async function openFaultyEdge(
  target: string,
  fault: Fault,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const answer = fault.make();
  const server = createServer((incoming, outgoing) => {
    const pass = async (): Promise<void> => {
      const passing = await read(incoming);
      const { status, headers, text } = await answer(passing, (each) => forward(target, each));
      for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) headers.delete(name);
      outgoing.writeHead(status, Object.fromEntries(headers)).end(text);
    };
    pass().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<Passing> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name))
      headers.set(name, value);
  // Latin-1 keeps every byte of a picture; UTF-8 would not.
  const body = Buffer.concat(chunks).toString('latin1');
  return { method: incoming.method ?? '', path: incoming.url ?? '', headers, body };
}

async function forward(target: string, { method, path, headers, body }: Passing): Promise<Returning> {
  const response = await fetch(`${target}${path}`, {
    method,
    headers,
    ...(body === '' ? {} : { body: Buffer.from(body, 'latin1') }),
  });
  return { status: response.status, headers: new Headers(response.headers), text: await response.text() };
}
