// @ts-check
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { demo } from '../../scripts/lib/server.mjs';

/** The token for /sim/v1 of the benchmarks' servers. */
export const SIM_TOKEN = 'control-plane-of-the-bench';

/** The settings of all benchmarks' servers: seeded data, a clock that stands still, no rate limits. */
export const serverEnv = {
  HOST: '127.0.0.1',
  SEED_DEMO: '1',
  SIM_CONTROL: '1',
  SIM_TOKEN,
  SIM_SEED: 'fairlot-bench',
  SIM_CLOCK: 'manual',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
};

/** Signs the demo customer in and returns the token. @param {string} url of the server */
export async function tokenOf(url) {
  const response = await fetch(`${url}/api/v1/member/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', platform: 'h5', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ mail: demo.mail, password: demo.password }),
  });
  return /** @type {{token: string}} */ (await response.json()).token;
}

/** The symbol of a US stock. @param {string} url of the server */
export async function firstSymbol(url) {
  const response = await fetch(`${url}/api/v1/instrument?market_id=US&limit=1`, {
    headers: { platform: 'h5' },
  });
  const { data } = /** @type {{data: {symbol: string}[]}} */ (await response.json());
  if (data[0] === undefined) throw new Error('The market has no instrument');
  return data[0].symbol;
}

/**
 * Signs a customer in, with kept-alive connections.
 * @param {string} url of the server
 * @typedef {{status: number, body: any}} Answer
 */
export async function signIn(url) {
  let address = url;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  /** The first call fills it. @type {{token?: string}} */
  const session = {};
  /**
   * @param {'GET' | 'POST'} method @param {string} path @param {object} [body] @param {Record<string, string>} [headers]
   * @returns {Promise<Answer>}
   */
  const call = (method, path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const outgoing = request(
        `${address}${path}`,
        {
          method,
          agent,
          timeout: 20_000,
          headers: {
            platform: 'h5',
            ...(session.token && { authorization: `Bearer ${session.token}` }),
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
            ...headers,
          },
        },
        (incoming) => {
          let answer = '';
          incoming.setEncoding('utf8');
          incoming.on('data', (chunk) => (answer += chunk));
          incoming.on('error', reject);
          incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: parse(answer) }));
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer within 20 s')));
      outgoing.on('error', reject);
      outgoing.end(text);
    });

  const { status, body } = await call('POST', '/api/v1/member/login', {
    mail: demo.mail,
    password: demo.password,
  });
  if (status !== 200) throw new Error(`Sign-in answered ${status}: ${JSON.stringify(body)}`);
  session.token = body.token;
  const symbol = await tradable(call);
  const ticket = {
    symbol: symbol.symbol,
    direction: 'long',
    order_type: 'limit',
    quantity: symbol.lot,
    price: symbol.price,
  };
  return {
    call,
    /** The body of such an order, as text. */
    ticket: JSON.stringify(ticket),
    /** Places a buy order far below the market, which stays open and holds its amount. @returns {Promise<Answer>} */
    placeOrder: () => call('POST', '/api/v1/order', ticket, { 'idempotency-key': randomUUID() }),
    /** The same session at another server of the same database. @param {string} other */
    moveTo: (other) => void (address = other),
    /**
     * The given orders that are missing in the customer's list, which is newest first.
     * @param {readonly string[]} ids @returns {Promise<Set<string>>}
     */
    missingOrders: async (ids) => {
      const missing = new Set(ids);
      /** @type {string | null | undefined} */
      let cursor;
      do {
        const query = cursor ? `?limit=100&cursor=${encodeURIComponent(cursor)}` : '?limit=100';
        const { status: code, body: page } = await call('GET', `/api/v1/order${query}`);
        if (code !== 200) throw new Error(`The list of orders answered ${code}: ${JSON.stringify(page)}`);
        for (const order of page.data) missing.delete(order.id);
        cursor = page.next_cursor;
      } while (cursor && missing.size > 0);
      return missing;
    },
    close: () => agent.destroy(),
  };
}

/** Moves the business clock and resolves when everything due by then is done. @param {string} url @param {Date} at */
export const moveClock = (url, at) => control(url, 'POST', { set: at.toISOString() });

/** Starts the business clock, so that prices change. @param {string} url */
export const runClock = (url) => control(url, 'POST', { mode: 'demo' });

/** The current business time. @param {string} url @returns {Promise<Date>} */
export const clockOf = async (url) => new Date((await control(url, 'GET')).now);

/**
 * A call of the control plane on its own connection, without a time limit. A kept-alive connection may have been
 * closed while the benchmark was too busy to notice, and `fetch` gives up after five minutes.
 * @param {string} url @param {'GET' | 'POST'} method @param {object} [body] @returns {Promise<any>}
 */
async function control(url, method, body) {
  const outgoing = request(`${url}/sim/v1/clock`, {
    method,
    agent: false,
    headers: {
      authorization: `Bearer ${SIM_TOKEN}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  const [incoming] = /** @type {[import('node:http').IncomingMessage]} */ (await once(outgoing, 'response'));
  const answer = (await incoming.setEncoding('utf8').toArray()).join('');
  if (incoming.statusCode !== 200) throw new Error(`The clock answered ${incoming.statusCode} ${answer}`);
  return JSON.parse(answer);
}

/**
 * The server's check of its ledger.
 * @param {string} url @returns {Promise<{ok: boolean, checks: {id: string, ok: boolean}[]}>}
 */
export async function invariants(url) {
  const response = await fetch(`${url}/sim/v1/invariants`, {
    headers: { authorization: `Bearer ${SIM_TOKEN}` },
  });
  if (!response.ok) throw new Error(`Invariants answered ${response.status}`);
  return response.json();
}

/**
 * A US share with a limit 5 % below the market: within the price band, and not filled while the clock stands still.
 * @param {(method: 'GET' | 'POST', path: string) => Promise<Answer>} call
 */
async function tradable(call) {
  const { body: list } = await call('GET', '/api/v1/instrument?market_id=US&limit=50');
  const { body: quotes } = await call(
    'GET',
    `/api/v1/quote?symbols=${list.data.map((/** @type {{symbol: string}} */ one) => one.symbol).join(',')}`,
  );
  const cheapest = quotes.data
    .map((/** @type {{symbol: string, last: string}} */ one) => ({
      symbol: one.symbol,
      last: Number(one.last),
    }))
    .filter((/** @type {{last: number}} */ one) => one.last > 2)
    .sort((/** @type {{last: number}} */ a, /** @type {{last: number}} */ b) => a.last - b.last)[0];
  if (cheapest === undefined) throw new Error('No quoted US instrument to order');
  return { symbol: cheapest.symbol, lot: '1', price: (Math.floor(cheapest.last * 95) / 100).toFixed(2) };
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
