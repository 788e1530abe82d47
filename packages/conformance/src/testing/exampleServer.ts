import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readContract, type DocumentedOperation } from '../contract.js';

export interface TestServer {
  readonly url: string;
  close(): Promise<void>;
}

export async function serve(answer: RequestListener): Promise<TestServer> {
  // An idle connection is never closed, so no request is sent into one that ends at that moment.
  const server = createServer({ keepAliveTimeout: 0 }, answer);
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

/** A broker made of openapi.yaml alone: it answers any request with the operation's example. */
export function serveExamples(): Promise<TestServer> {
  const operations = readContract().map((operation) => ({ operation, pattern: patternOf(operation) }));
  return serve((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const named = operations.filter(
      ({ operation, pattern }) => operation.method === request.method && pattern.test(path),
    );
    // A literal path, such as `/position/close`, wins over a template, such as `/position/{id}`.
    const found = named.find(({ operation }) => !operation.path.includes('{')) ?? named[0];
    request.resume();
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    const [status = '500', answer = {}] = Object.entries(found.operation.responses)[0] ?? [];
    const [type, content] = Object.entries(answer.content ?? {})[0] ?? [];
    if (type === undefined) {
      response.writeHead(Number(status)).end();
      return;
    }
    const example = content?.['example'];
    response.writeHead(Number(status), { 'content-type': type });
    response.end(/json/.test(type) ? JSON.stringify(example) : String(example));
  });
}

const patternOf = ({ path }: DocumentedOperation): RegExp =>
  new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`);
