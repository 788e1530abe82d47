import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, operatorOf, type ConnectOptions } from './broker.js';
import { areasNamed, EVERYTHING, readCapabilities } from './capabilities.js';
import { checks } from './checks/index.js';
import { writeHtml, writeJson } from './report.js';
import { run, type Finding } from './run.js';
import { serve, serveExamples, type TestServer } from './testing/exampleServer.js';
import { WrongUse } from './wrongUse.js';

const members = [
  { mail: 'a@b.example', password: 'secret' },
  { mail: 'c@d.example', password: 'secret' },
];
const options = (base: string): ConnectOptions => ({ base, members, capabilities: EVERYTHING });
/** For a server that answers too late: the shortest time in which it answers the rest on a busy machine. */
const IMPATIENT_MS = 2_000;

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (text: string): string => {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, text);
  return path;
};

/** The one-line message of the WrongUse that `begin` throws. */
async function lineOf(begin: () => unknown): Promise<string> {
  try {
    await begin();
  } catch (error) {
    expect(error).toBeInstanceOf(WrongUse);
    expect((error as Error).message).not.toContain('\n');
    return (error as Error).message;
  }
  throw new Error('It has begun.');
}

describe('a rule', () => {
  it('has a name of its own and a sentence', () => {
    const names = checks.map(({ rule }) => rule);
    expect(new Set(names).size).toBe(names.length);
    expect(checks.filter(({ says }) => !/^[A-Z].+\.$/.test(says)).map(({ rule }) => rule)).toEqual([]);
  });
});

describe('a base address', () => {
  const answering = async (listener: RequestListener, answerMs?: number): Promise<string> => {
    const server = await serve(listener);
    const given = { ...options(server.url), ...(answerMs === undefined ? {} : { answerMs }) };
    const line = await lineOf(() => connect(given));
    await server.close();
    return line;
  };

  it.each(['broker', 'ftp://broker.example', ''])('that is none, "%s", is named', async (base) => {
    expect(await lineOf(() => connect(options(base)))).toBe(
      `--base: "${base}" is no address of the form https://broker.example`,
    );
  });

  it.each(['?tenant=1', '#/trade'])('with "%s", which no request would have, is named', async (rest) => {
    expect(await lineOf(() => connect(options(`https://broker.example/${rest}`)))).toBe(
      `--base: "https://broker.example/${rest}" may not have a query or a fragment: no request would have it`,
    );
  });

  it('with a name and a password is refused, and the password not repeated', async () => {
    const line = await lineOf(() => connect(options('https://ada:secret@broker.example')));
    expect(line).toBe('--base: the address of broker.example may not have a name and a password');
  });

  it('of a server without TLS', async () => {
    const plain = await serve(() => undefined);
    const line = await lineOf(() => connect(options(plain.url.replace('http:', 'https:'))));
    await plain.close();
    expect(line).toMatch(/no answer \(TLS: wrong version number\)$/);
  });

  it('where nobody listens', async () => {
    const gone = await serve(() => undefined);
    await gone.close();
    expect(await lineOf(() => connect(options(gone.url)))).toMatch(/^No broker at .+ECONNREFUSED/);
  });

  it('that is slow', async () => {
    expect(await answering(() => undefined, 100)).toMatch(/no answer within 0\.1 seconds$/);
  });

  it('of a web page', async () => {
    const line = await answering((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<html></html>'),
    );
    expect(line).toMatch(/is no broker of this contract.+a web page/);
  });

  it('that is another one, by a redirect', async () => {
    const line = await answering((_request, response) =>
      response.writeHead(308, { location: 'https://other.example/api/v1/setting/base' }).end(),
    );
    expect(line).toMatch(/answered 308, a redirect to https:\/\/other\.example\S+: name that address/);
  });

  it.each([
    [200, 'text/html', '<html></html>', '200, without a token (text/html).'],
    [201, 'application/json', '{"token":"t"}', '201, where openapi.yaml has 200.'],
    [
      200,
      'application/json',
      '{"token":"a\\nb"}',
      '200, with a token that no Authorization header can hold.',
    ],
    [200, 'application/json', '{"token":""}', '200, with a token that no Authorization header can hold.'],
    [401, 'application/json', '{"code":"Error:\\n  at x.js:1"}', String.raw`401 "Error:\n  at x.js:1".`],
  ])('where signing in is answered %i, %s %s', async (status, type, body, says) => {
    const examples = await serveExamples();
    const line = await answering((request, response) => {
      request.resume();
      if (request.url?.endsWith('/member/login') === true)
        return response.writeHead(status, { 'content-type': type }).end(body);
      void fetch(`${examples.url}${request.url ?? ''}`).then(async (answer) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(await answer.text()),
      );
    });
    await examples.close();
    expect(line).toBe(`a@b.example cannot be signed in: POST /member/login answered ${says}`);
  });

  it.each([
    ['{"ok":true}', ' with none of the settings of openapi.yaml.'],
    ['[]', ' with none of the settings of openapi.yaml.'],
    ['{', ' (application/json), and no JSON that can be read.'],
    ['', ' (application/json), and no JSON that can be read.'],
    ['null', ' with no object of JSON.'],
  ])('of something else that answers "%s"', async (body, says) => {
    const line = await answering((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    );
    expect(line).toMatch(/is no broker of this contract: GET \/setting\/base answered 200/);
    expect(line.endsWith(`answered 200${says}`)).toBe(true);
  });
});

describe('a capability file', () => {
  const reviews = { deposit: 'policy', withdrawal: 'operator', close: 'people' };

  it('says what is offered and who decides', () => {
    const said = readCapabilities(
      file(JSON.stringify({ areas: ['wire', 'money'], reviews, review_seconds: 5 })),
    );
    expect([...said.areas]).toEqual(['wire', 'account', 'transfer', 'fx', 'deposit', 'payee', 'withdrawal']);
    expect(said).toMatchObject({ reviews, reviewSeconds: 5 });
  });

  it.each([
    ['half of it', '{"areas": ["wire",', 'is not JSON, or ends too early'],
    ['a list', '[]', 'must hold an object'],
    ['no areas', JSON.stringify({ reviews }), '"areas" must list what is offered'],
    ['a stranger among them', JSON.stringify({ areas: ['tradin'], reviews }), 'there is no area "tradin"'],
    ['no reviews', '{"areas": ["wire"]}', 'who decides a deposit'],
    [
      'half of the reviews',
      JSON.stringify({ areas: ['wire'], reviews: { deposit: 'policy' } }),
      'a withdrawal',
    ],
    ['an unknown field', JSON.stringify({ areas: ['wire'], reviews, flags: 1 }), '"flags" is no field'],
    [
      'seconds in words',
      JSON.stringify({ areas: ['wire'], reviews, review_seconds: 'few' }),
      'review_seconds',
    ],
  ])('with %s is one line', async (_what, text, expected) => {
    expect(await lineOf(() => readCapabilities(file(text)))).toContain(expected);
  });

  it('that is not there is one line', async () => {
    expect(await lineOf(() => readCapabilities(join(folder, 'none.json')))).toMatch(/cannot be read\.$/);
  });
});

describe('an operator', () => {
  it('is a command that decides, or says why it did not', async () => {
    await expect(operatorOf('true')('pass', 'deposit', 'dep_1')).resolves.toBeUndefined();
    const failing = operatorOf('echo "no such case" >&2; false');
    await expect(failing('pass', 'deposit', 'dep_1')).rejects.toThrow(/--operator did not pass the deposit/);
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

describe('a broker that answers badly after the sign-in', () => {
  /** What is found of rules at a server that answers its settings and the sign-in by the contract, and all else so. */
  const findingsOf = async (
    rules: readonly string[],
    listener: RequestListener,
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
      const broker = await connect({ ...options(server.url), answerMs: IMPATIENT_MS });
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

describe('the command', () => {
  const command = fileURLToPath(new URL('./command.ts', import.meta.url));
  const conformance = (...words: string[]) =>
    promisify(execFile)(process.execPath, [
      ...['--import', 'tsx', '--conditions=@fairlot/source', command],
      ...words,
    ]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );

  it('ends with 2 and one line where it cannot begin', async () => {
    const { code, stderr } = await conformance(
      '--base',
      'http://127.0.0.1:9',
      '--member',
      'a@b.example:secret',
    );
    expect([code, stderr.trim().split('\n').length]).toEqual([2, 1]);
  });

  it('ends with 2 before it has looked at anything where the report cannot be written', async () => {
    const examples = await serveExamples();
    const path = join(folder, 'none', 'report.html');
    const words = ['--base', examples.url, '--member', 'a@b.example:secret', '--report', path];
    const { code, stdout, stderr } = await conformance(...words);
    await examples.close();
    expect([code, stdout, stderr]).toEqual([2, '', `${path} cannot be written.\n`]);
  });

  it('ends with 1 where a rule is broken, and writes both reports', async () => {
    const examples = await serveExamples();
    const report = join(folder, 'report.html');
    const words = [
      '--base',
      examples.url,
      '--member',
      'a@b.example:secret',
      '--only',
      'session',
      '--report',
      report,
    ];
    const { code, stdout } = await conformance(...words);
    await examples.close();
    expect(code).toBe(1);
    expect(stdout).toContain('✗ session.');
    expect(readFileSync(report, 'utf8')).toContain('Does this broker keep the contract?');
    expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toHaveProperty('counts');
  });
});
