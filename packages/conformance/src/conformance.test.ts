import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './broker.js';
import { areasNamed, EVERYTHING } from './capabilities.js';
import { checks } from './checks/index.js';
import { writeHtml, writeJson } from './report.js';
import { run, type Finding } from './run.js';
import { serve, serveExamples, type TestServer } from './testing/exampleServer.js';
import { options } from './testing/options.js';

/** For a server that answers too late: the shortest time in which it answers the rest on a busy machine. */
const IMPATIENT_MS = 2_000;

describe('a rule', () => {
  it('has a name of its own and a sentence', () => {
    const names = checks.map(({ rule }) => rule);
    expect(new Set(names).size).toBe(names.length);
    expect(checks.filter(({ says }) => !/^[A-Z].+\.$/.test(says)).map(({ rule }) => rule)).toEqual([]);
  });
});

describe('a broker that answers the examples of openapi.yaml', () => {
  let examples: TestServer;
  let findings: readonly Finding[];

  beforeAll(async () => {
    examples = await serveExamples();
    const broker = await connect(options(examples.url));
    // This server never changes state, so the check of the fill would only wait in vain.
    const looked = checks.filter(({ rule }) => rule !== 'order.fill');
    findings = await run(broker, { checks: looked });
  });
  afterAll(() => examples.close());

  const named = (result: Finding['result']): string[] =>
    findings.filter((finding) => finding.result === result).map(({ rule }) => rule);

  it('has the shapes of the contract', () => {
    expect(named('kept')).toEqual(expect.arrayContaining(['answer.shape', 'answer.decimal']));
  });

  it('keeps none of its promises', () => {
    expect(named('broken')).toEqual(
      expect.arrayContaining([
        ...['operation.session', 'operation.method', 'operation.unknown-field', 'operation.key-required'],
        ...['operation.unknown-id', 'operation.limit', 'page.cursor', 'session.sign-out', 'session.owner'],
        ...[
          'session.one-refusal',
          'session.throttle',
          'deposit.replay',
          'deposit.key-reused',
          'deposit.owner',
        ],
        ...[
          'account.owner',
          'watchlist.owner',
          'position.close',
          'loan.quote',
          'notice.read',
          'stream.member',
        ],
        ...['upload.disguised', 'answer.limits', 'answer.no-store', 'answer.nosniff'],
      ]),
    );
  });

  it('is reported for people and for pipelines, without a word that could be markup', () => {
    const hostile = {
      ...(findings[0] as Finding),
      notes: ['<script>alert(1)</script>'],
      result: 'broken' as const,
    };
    const report = { base: examples.url, at: new Date(0), findings: [hostile], requests: 1, ms: 1000 };
    expect(writeHtml(report)).toContain('1 of 1 rules are broken.');
    expect(writeHtml(report)).not.toContain('<script>');
    expect(JSON.parse(writeJson(report))).toMatchObject({
      counts: { kept: 0, broken: 1, unchecked: 0 },
      rules: [{ rule: hostile.rule, result: 'broken' }],
    });
  });

  it('is looked at in part, where a part is asked for', async () => {
    const only = areasNamed(['fx'], '--only');
    const few = await run(await connect(options(examples.url)), { only });
    expect(new Set(few.map(({ area }) => area))).toEqual(new Set(['fx']));
  });
});

/** Checks rules on a server that answers its settings and the sign-in by the contract, and everything else by `listener`. */
const findingsOf = async (
  rules: readonly string[],
  listener: RequestListener,
  runMs = 60_000,
): Promise<readonly Finding[]> => {
  const examples = await serveExamples();
  const server = await serve((request, response) => {
    const path = request.url ?? '';
    if (!/\/(setting\/base|member\/login)$/.test(path)) return listener(request, response);
    request.resume();
    fetch(`${examples.url}${path}`, { method: request.method ?? 'GET' })
      .then(async (answer) =>
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
      )
      .catch(() => response.destroy());
  });
  try {
    const broker = await connect({ ...options(server.url), answerMs: IMPATIENT_MS, runMs });
    return await run(broker, { checks: checks.filter(({ rule }) => rules.includes(rule)) });
  } finally {
    await server.close();
    await examples.close();
  }
};
const notesOf = async (rules: readonly string[], listener: RequestListener): Promise<string[]> => {
  const findings = await findingsOf(rules, listener);
  expect(findings.map(({ result }) => result)).toEqual(rules.map(() => 'broken'));
  return findings.flatMap(({ notes }) => notes);
};

describe('a broker that answers badly after the sign-in', () => {
  const saying =
    (type: string, text: string): RequestListener =>
    (_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(text);

  it.each([
    ['a page', 'text/html', '<html></html>', 'it is text/html, and no JSON that can be read'],
    ['half of it', 'application/json', '{"data": [', 'it is application/json, and no JSON that can be read'],
    ['something else', 'application/json', '{"data": 1}', ' must have required property'],
  ])('with %s is told what was asked and how it was answered', async (_what, type, text, fault) => {
    const [first = '', second = ''] = await notesOf(['market.list', 'order.preview'], saying(type, text));
    expect(first).toMatch(/^GET \/\S+ answered 200, which is not as openapi\.yaml says: /);
    expect(second).toMatch(/^GET \/account answered 200, /);
    expect(first).toContain(fault);
  });

  it('with lists in which there is nothing keeps no rule about what is in them', async () => {
    const rules = ['market.list', 'instrument.filter', 'account.sum', 'account.entries'];
    const empty = saying('application/json', '{"data":[],"next_cursor":null}');
    const findings = await findingsOf(rules, empty);
    expect(findings.map(({ rule, result }) => [rule, result]).toSorted()).toEqual(
      rules.map((rule) => [rule, 'unchecked']).toSorted(),
    );
  });

  it('with a stream that does not begin, or tells no JSON, does not keep the run waiting', async () => {
    const rules = ['stream.member'];
    expect(await notesOf(rules, () => undefined)).toEqual(['GET /stream/member: no answer within 2 seconds']);
    const text = 'event: sync\nid: 1\ndata: {no\n\n';
    expect(await notesOf(rules, saying('text/event-stream', text))).toEqual([
      'the data of an event sync is no JSON',
    ]);
  });
});

describe('a broker that would never come to an end', () => {
  it.each([
    ['with an answer', 'application/json', 'market.list', 'GET /market/app: an answer of more than 20 MB'],
    ['with a stream', 'text/event-stream', 'stream.member', 'the stream was cut off before the event sync'],
  ])('%s is cut off', async (_what, type, rule, note) => {
    const chunk = Buffer.alloc(1_000_000, 'x');
    const endless: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': type });
      const write = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', write);
      write();
    };
    expect(await notesOf([rule], endless)).toEqual([note]);
  });

  it('because it asks to wait is left when the time is over', async () => {
    const rules = ['market.list', 'order.preview', 'answer.retry-after'];
    const findings = await findingsOf(
      rules,
      (_request, response) => response.writeHead(429, { 'retry-after': '60' }).end(),
      30_000,
    );
    expect(findings.map(({ result, notes }) => [result, ...notes])).toEqual([
      ['unchecked', 'the time of the run is over'],
      ['unchecked', 'the time of the run is over'],
      ['kept'],
    ]);
  });
});

describe('a rule that finds nothing to look at', () => {
  it.each([
    ['answer.retry-after', 'no answer was of this kind'],
    ['operation.unknown-id', 'no operation of this kind is offered'],
    ['page.walk', 'no list has two rows'],
    ['page.newest-first', 'no list has two rows'],
  ])('%s, is not kept', async (rule, note) => {
    const examples = await serveExamples();
    const capabilities = { ...EVERYTHING, areas: areasNamed(['wire', 'fx'], 'test') };
    const broker = await connect({ ...options(examples.url), capabilities });
    const findings = await run(broker, { checks: checks.filter((check) => check.rule === rule) });
    await examples.close();
    expect(findings).toMatchObject([{ rule, result: 'unchecked', notes: [note] }]);
  });
});
