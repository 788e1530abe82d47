/** An operation of the contract with the example of its usual answer. */
export interface ContractOperation {
  /** In capitals, as in a request. */
  readonly method: string;
  /** @example '/order/{id}' */
  readonly path: string;
  /** Whether it answers without a session. */
  readonly isPublic: boolean;
  readonly status: number;
  readonly type: string;
  readonly example: unknown;
}

/** What the edge needs of the contract. */
export interface ContractExamples {
  readonly operations: readonly ContractOperation[];
  /** The answer to a request whose session is missing. */
  readonly unauthenticated: unknown;
  /** The answer to a request that failed on the server. */
  readonly failure: unknown;
}

/**
 * How the network answers what a page asks for: with the examples, with those of a customer who has nothing yet, never,
 * or with a failure. The last two answer at first; later nothing arrives any more, or no report of changes.
 */
export type Network = 'filled' | 'empty' | 'loading' | 'failed' | 'offline' | 'streamLost';

/** What the app asks for at its start. It always answers, because the states are those of a page. */
const START: ReadonlySet<string> = new Set([
  '/language',
  '/market/app',
  '/currency',
  '/setting/base',
  '/member/profile',
]);

/** The lists that are empty for a new customer. The others are offers, which everybody has. */
const OWN: ReadonlySet<string> = new Set([
  '/account/entry',
  '/alert',
  '/bank_card',
  '/crypto_wallet',
  '/deposit',
  '/fund_holding',
  '/fund_order',
  '/ipo_subscription',
  '/loan',
  '/notice',
  '/order',
  '/position',
  '/position/close',
  '/quant_subscription',
  '/watchlist',
  '/withdrawal',
]);

/** Prices of an open market count as paused after five seconds without one. */
const PULSE_MS = 2_000;
const HEARTBEAT = ': heartbeat\n\n';

/** A network that answers from the examples of the contract. */
export interface ContractEdge {
  readonly fetch: typeof fetch;
  /** How many requests have no answer yet, apart from those that never get one. */
  readonly openRequests: () => number;
  /** Streams break and do not open again; `everything`: nor is any request answered. */
  readonly cut: (what: 'everything' | 'streams') => void;
}

/**
 * Makes the network of one page. Requests to other addresses than the contract's are sent by `otherwise`.
 * @param base the path of the contract's first segment. @example '/api/v1'
 */
export function createContractEdge(
  { operations, unauthenticated, failure }: ContractExamples,
  network: Network,
  base: string,
  otherwise: typeof fetch,
): ContractEdge {
  let lost: 'everything' | 'streams' | undefined;
  let open = 0;
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

  async function answer(request: Request, path: string): Promise<Response> {
    if (lost === 'everything') throw new TypeError('The network is lost');
    const operation = operationOf(operations, request.method, path);
    if (!operation.isPublic && !request.headers.has('authorization'))
      return json(401, unauthenticated, 'application/problem+json');
    if (!START.has(operation.path)) {
      if (network === 'loading') return neverAnswered(request.signal);
      if (network === 'failed') return json(500, failure, 'application/problem+json');
    }
    if (operation.type === 'text/event-stream' && lost !== undefined)
      throw new TypeError('The stream is lost');
    if (operation.type === 'text/event-stream') return stream(String(operation.example), streams);
    const body = network === 'empty' ? emptied(operation) : operation.example;
    return json(operation.status, isList(body) ? filtered(body, request.url) : body, operation.type);
  }

  return {
    openRequests: () => open,
    cut(what) {
      lost = what;
      for (const each of streams) each.error(new TypeError('The stream is lost'));
      streams.clear();
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${base}/`)) return otherwise(input, init);
      const isHeld = network === 'loading';
      if (!isHeld) open += 1;
      try {
        // As from a network: never in the same task.
        await new Promise((resolve) => setTimeout(resolve));
        return await answer(request, pathname.slice(base.length));
      } finally {
        if (!isHeld) open -= 1;
      }
    },
  };
}

/** @throws when the contract has no such operation, or no example of its answer */
function operationOf(
  operations: readonly ContractOperation[],
  method: string,
  path: string,
): ContractOperation {
  const fits = ({ method: other, path: template }: ContractOperation) =>
    other === method && new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  // `/position/close` is also an id of `/position/{id}`; the path without a parameter is meant.
  const all = operations.filter(fits);
  const operation = all.find((each) => !each.path.includes('{')) ?? all[0];
  if (operation !== undefined && (operation.example !== undefined || operation.status === 204))
    return operation;
  const problem = `openapi.yaml has no example of an answer to ${method} ${path}`;
  // The app would show the failure as one of the network, so the story fails by its console.
  console.error(problem);
  throw new Error(problem);
}

function json(status: number, body: unknown, type: string): Response {
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': type },
  });
}

function neverAnswered(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

/** The example's events, then its prices again and again, or a heartbeat, as long as somebody listens. */
function stream(events: string, streams: Set<ReadableStreamDefaultController<Uint8Array>>): Response {
  const encoder = new TextEncoder();
  // Without ids: a repeated one would look like a gap.
  const pulse = events.includes('event: quote\n') ? events.replaceAll(/^id: .*\n/gm, '') : HEARTBEAT;
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const timer = setInterval(() => (streams.has(controller) ? send(pulse) : end()), PULSE_MS);
      end = () => {
        clearInterval(timer);
        streams.delete(controller);
      };
      streams.add(controller);
      send(events);
    },
    cancel: () => end(),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (body: unknown): body is Fields & { readonly data: readonly unknown[] } =>
  isFields(body) && Array.isArray(body['data']) && 'next_cursor' in body;

/**
 * The rows that a request asks for, all on one page. A parameter that is a field of the rows selects by that field; so do
 * the plural `symbols` and the `state` of positions, which is the beginning of their status.
 */
function filtered(list: Fields & { readonly data: readonly unknown[] }, url: string): Fields {
  const wanted = [...new URL(url).searchParams];
  const data = list.data.filter(
    (row) =>
      !isFields(row) ||
      wanted.every(([name, text]) => {
        const values = text.split(',');
        if (name === 'symbols') return values.includes(String(row['symbol']));
        if (name === 'state' && !('state' in row)) return String(row['status']).startsWith(text);
        return !(name in row) || values.includes(String(row[name]));
      }),
  );
  return { ...list, data, next_cursor: null };
}

/** The answer to a customer who has nothing yet: empty lists, accounts without money, nothing to read. */
function emptied({ path, example }: ContractOperation): unknown {
  if (OWN.has(path)) return { data: [], next_cursor: null };
  if (!isFields(example)) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((each: unknown) => (isAccount(each) ? withoutMoney(each) : each))
        : name === 'unread_count'
          ? 0
          : value,
    ]),
  );
}

const isAccount = (value: unknown): value is Fields => isFields(value) && 'available_funds' in value;

const DECIMAL = /^-?\d+(\.\d+)?$/;

const withoutMoney = (account: Fields): Fields =>
  Object.fromEntries(
    Object.entries(account).map(([name, value]) => [
      name,
      typeof value === 'string' && DECIMAL.test(value) ? '0' : value,
    ]),
  );
