import { add, compare, decimal, toText } from '@fairlot/money';
import type { Fault, Passing, Returning } from './faultyEdge.js';

type Fields = Record<string, unknown>;

const CENT = decimal('0.01');
const isTo = ({ method, path }: Passing, wanted: string, pattern: RegExp): boolean =>
  method === wanted && pattern.test(path.replace('/api/v1', '').split('?')[0] ?? '');

/** Changes the record of a good JSON answer, or every row of a list. */
function changed(answer: Returning, change: (record: Fields) => Fields): Returning {
  if (answer.status >= 300 || answer.text === '') return answer;
  const body = JSON.parse(answer.text) as Fields;
  const { data } = body as { data?: readonly Fields[] };
  const text = JSON.stringify(data === undefined ? change(body) : { ...body, data: data.map(change) });
  return { ...answer, text };
}

const plusCent = (value: unknown): string => toText(add(decimal(String(value)), CENT));

/** A fault that changes answers only. */
const answering =
  (alter: (answer: Returning, passing: Passing) => Returning): Fault['make'] =>
  () =>
  async (passing, forward) =>
    alter(await forward(passing), passing);

/** A fault that changes requests only. */
const asking =
  (alter: (passing: Passing) => Passing): Fault['make'] =>
  () =>
  async (passing, forward) =>
    forward(alter(passing));

function withHeader(passing: Passing, name: string, value: string): Passing {
  const headers = new Headers(passing.headers);
  headers.set(name, value);
  return { ...passing, headers };
}

function withoutHeader(answer: Returning, name: string): Returning {
  const headers = new Headers(answer.headers);
  headers.delete(name);
  return { ...answer, headers };
}

const isOrder = (passing: Passing): boolean => isTo(passing, 'POST', /^\/order$/);

/** Mistakes that a broker might make, each with the rule that must find it. */
export const plantedFaults: readonly Fault[] = [
  {
    name: 'a replay that orders twice',
    rule: 'order.replay',
    make: asking((passing) =>
      isOrder(passing) ? withHeader(passing, 'idempotency-key', crypto.randomUUID()) : passing,
    ),
  },
  {
    name: 'a key that is taken for another order',
    rule: 'order.key-reused',
    make: () => {
      const seen = new Map<string, string>();
      return async (passing, forward) => {
        const key = passing.headers.get('idempotency-key') ?? '';
        const isOther = isOrder(passing) && (seen.get(key) ?? passing.body) !== passing.body;
        seen.set(key, passing.body);
        return forward(isOther ? withHeader(passing, 'idempotency-key', crypto.randomUUID()) : passing);
      };
    },
  },
  {
    name: 'a fee after consent',
    rule: 'order.as-consented',
    make: answering((answer, passing) =>
      isOrder(passing)
        ? changed(answer, (order) => ({ ...order, handling_fee: plusCent(order['handling_fee']) }))
        : answer,
    ),
  },
  {
    name: 'another member’s order',
    rule: 'order.owner',
    make: () => {
      const owners = new Map<string, string>();
      return async (passing, forward) => {
        const answer = await forward(passing);
        if (!isTo(passing, 'GET', /^\/order\/ord_/)) return answer;
        if (answer.status === 200) owners.set(passing.path, passing.headers.get('authorization') ?? '');
        const owner = owners.get(passing.path);
        return answer.status === 404 && owner !== undefined
          ? forward(withHeader(passing, 'authorization', owner))
          : answer;
      };
    },
  },
  {
    name: 'a cancellation by anybody, told as not found',
    rule: 'order.owner',
    make: () => {
      let owner = '';
      return async (passing, forward) => {
        const answer = await forward(passing);
        if (isOrder(passing)) owner = passing.headers.get('authorization') ?? '';
        if (answer.status === 404 && isTo(passing, 'DELETE', /^\/order\/ord_/))
          await forward(withHeader(passing, 'authorization', owner));
        return answer;
      };
    },
  },
  {
    name: 'a float',
    rule: 'answer.decimal',
    among: ['account.', 'answer.'],
    make: answering((answer, passing) =>
      isTo(passing, 'GET', /^\/account$/) && answer.status === 200
        ? { ...answer, text: answer.text.replace(/"today_profit":"[^"]*"/g, '"today_profit":0.1') }
        : answer,
    ),
  },
  {
    name: 'a missing Retry-After',
    rule: 'answer.retry-after',
    among: ['session.throttle', 'answer.'],
    make: answering((answer) => withoutHeader(answer, 'retry-after')),
  },
  {
    name: 'a wrong password that is answered 401',
    rule: 'session.one-refusal',
    make: answering((answer, passing) =>
      isTo(passing, 'POST', /^\/member\/login$/) && answer.status === 422
        ? { ...answer, status: 401 }
        : answer,
    ),
  },
  {
    name: 'a session that is named by whoever looks at it',
    rule: 'session.device',
    make: answering((answer, passing) =>
      isTo(passing, 'GET', /^\/member\/session$/)
        ? changed(answer, (row) => ({
            ...row,
            browser: passing.headers.get('user-agent')?.slice(-20) ?? null,
          }))
        : answer,
    ),
  },
  {
    name: 'a token that outlives its session',
    rule: 'session.sign-out',
    make: () => async (passing, forward) =>
      isTo(passing, 'POST', /^\/member\/logout$/)
        ? { status: 204, headers: new Headers({ 'cache-control': 'no-store' }), text: '' }
        : forward(passing),
  },
  {
    name: 'a list that begins anew on every page',
    rule: 'page.walk',
    make: asking((passing) => ({ ...passing, path: passing.path.replace(/&?cursor=[^&]*/, '') })),
  },
  {
    name: 'a field that is silently dropped',
    rule: 'operation.unknown-field',
    make: asking((passing) => ({ ...passing, body: passing.body.replace(/,?"no_such_field":1/, '') })),
  },
  {
    name: 'a balance that is off by a cent',
    rule: 'account.sum',
    make: answering((answer, passing) =>
      isTo(passing, 'GET', /^\/account$/)
        ? changed(answer, (account) => ({ ...account, used: plusCent(account['used']) }))
        : answer,
    ),
  },
  {
    name: 'an exchange that is rounded up',
    rule: 'fx.as-quoted',
    make: answering((answer, passing) =>
      isTo(passing, 'POST', /^\/fx\//)
        ? changed(answer, (quote) => ({ ...quote, to_amount: plusCent(quote['to_amount']) }))
        : answer,
    ),
  },
  {
    name: 'an old version that is overwritten',
    rule: 'order.version',
    make: () => async (passing, forward) => {
      if (!isTo(passing, 'PATCH', /^\/order\//) || !passing.headers.has('if-match')) return forward(passing);
      const headers = new Headers({ authorization: passing.headers.get('authorization') ?? '' });
      const now = await forward({ method: 'GET', path: passing.path, headers, body: '' });
      const { version } = JSON.parse(now.text) as { version?: number };
      return forward(withHeader(passing, 'if-match', `"${version ?? 0}"`));
    },
  },
  {
    name: 'a deposit that is credited without its fee',
    rule: 'deposit.credited',
    make: answering((answer, passing) =>
      isTo(passing, 'GET', /^\/deposit\/dep_/)
        ? changed(answer, (deposit) => ({ ...deposit, fee: plusCent(deposit['fee']) }))
        : answer,
    ),
  },
  {
    name: 'a member’s page that a cache may keep',
    rule: 'answer.no-store',
    among: ['account.', 'answer.'],
    make: answering((answer, passing) => {
      if (!isTo(passing, 'GET', /^\/account/)) return answer;
      const headers = new Headers(answer.headers);
      headers.set('cache-control', 'public, max-age=60');
      return { ...answer, headers };
    }),
  },
  {
    name: 'a symbol that nobody has, answered with a failure',
    rule: 'answer.status',
    among: ['instrument.', 'answer.'],
    make: answering((answer, passing) =>
      isTo(passing, 'GET', /NOBODY/) ? { ...answer, status: 500 } : answer,
    ),
  },
  {
    name: 'a key that answers somebody else with the member’s message',
    rule: 'message.key-owner',
    make: () => {
      const kept = new Map<string, Returning>();
      return async (passing, forward) => {
        const key = passing.headers.get('idempotency-key');
        if (key === null) return forward(passing);
        const answer = kept.get(key) ?? (await forward(passing));
        kept.set(key, answer);
        return { ...answer, headers: new Headers(answer.headers) };
      };
    },
  },
  {
    name: 'moments in the time of the broker’s town',
    rule: 'answer.instant',
    among: ['account.entries', 'answer.'],
    make: answering((answer) => ({
      ...answer,
      text: answer.text.replace(/(\d\d:\d\d:\d\d)\.\d{3}Z"/g, '$1+00:00"'),
    })),
  },
  {
    name: 'a list of orders that knows no status',
    rule: 'order.list',
    make: asking((passing) => ({ ...passing, path: passing.path.replace(/&?status=wait/, '') })),
  },
  {
    name: 'a list that says another fee than the order',
    rule: 'order.same',
    make: answering((answer, passing) =>
      isTo(passing, 'GET', /^\/order$/)
        ? changed(answer, (order) => ({ ...order, total_amount: plusCent(order['total_amount']) }))
        : answer,
    ),
  },
  {
    name: 'a market that lists the instruments of all',
    rule: 'instrument.filter',
    make: asking((passing) => ({ ...passing, path: passing.path.replace(/market_id=\w+/, '') })),
  },
  {
    name: 'a price between two ticks',
    rule: 'order.refusals',
    make: asking((passing) => ({
      ...passing,
      body: passing.body.replace(/("price":"\d+\.\d\d)\d+"/, '$1"'),
    })),
  },
  {
    name: 'a fill before its order',
    rule: 'order.fill',
    make: answering((answer, passing) =>
      isTo(passing, 'GET', /^\/order\/ord_/)
        ? { ...answer, text: answer.text.replace(/"filled_at":"\d{4}/g, '"filled_at":"2001') }
        : answer,
    ),
  },
  {
    name: 'a result of a close that the position does not know',
    rule: 'position.closed',
    make: answering((answer, passing) =>
      isTo(passing, 'GET', /^\/position\/close$/)
        ? changed(answer, (request) =>
            request['realized_pnl'] === null
              ? request
              : { ...request, realized_pnl: plusCent(request['realized_pnl']) },
          )
        : answer,
    ),
  },
  {
    name: 'a deposit below the least of its channel',
    rule: 'deposit.refusals',
    make: () => {
      let least = '';
      return async (passing, forward) => {
        const { amount = '' } = isTo(passing, 'POST', /^\/deposit$/)
          ? (JSON.parse(passing.body) as { amount?: string })
          : {};
        const isLess = amount !== '' && least !== '' && compare(decimal(amount), decimal(least)) < 0;
        const body = isLess
          ? passing.body.replace(`"amount":"${amount}"`, `"amount":"${least}"`)
          : passing.body;
        const answer = await forward({ ...passing, body });
        if (isTo(passing, 'GET', /^\/deposit\/channel$/))
          least = /"min":"([^"]+)"/.exec(answer.text)?.[1] ?? least;
        return answer;
      };
    },
  },
  {
    name: 'dollars that become euros one for one',
    rule: 'transfer.refusals',
    make: answering((answer, passing) =>
      isTo(passing, 'POST', /^\/transfer$/) && answer.text.includes('currency_mismatch')
        ? {
            status: 201,
            headers: new Headers({ 'content-type': 'application/json' }),
            text: '{"id":"trf_1"}',
          }
        : answer,
    ),
  },
  {
    name: 'a name that is stored as markup',
    rule: 'watchlist.items',
    make: answering((answer, passing) =>
      isTo(passing, 'GET', /^\/watchlist$/)
        ? { ...answer, text: answer.text.replace(/ & /g, ' &amp; ') }
        : answer,
    ),
  },
];

/** Not a fault: the market accepts a new order between two reads by its owner. */
export const takesUpLater = {
  name: 'a market that takes orders up late',
  rule: 'order.owner',
  make: () => {
    const looked = new Set<string>();
    return async (passing, forward) => {
      const answer = await forward(passing);
      if (!isTo(passing, 'GET', /^\/order\/ord_/) || looked.has(passing.path)) return answer;
      if (answer.status === 200) looked.add(passing.path);
      return changed(answer, (order) => ({ ...order, status: 'wait' }));
    };
  },
} as const satisfies Fault;
