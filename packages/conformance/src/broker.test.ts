import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { connect, operatorOf } from './broker.js';
import { serve, serveExamples } from './testing/exampleServer.js';
import { lineOf } from './testing/lineOf.js';
import { options } from './testing/options.js';

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

describe('members', () => {
  it('are two different ones', async () => {
    const examples = await serveExamples();
    const same = { mail: 'a@b.example', password: 'secret' };
    const line = await lineOf(() => connect({ ...options(examples.url), members: [same, same] }));
    await examples.close();
    expect(line).toBe('--member: the second one must be somebody else.');
  });
});

describe('an operator', () => {
  it('that does not end is ended, with all that it has started', async () => {
    const hanging = operatorOf('sleep 60; true', 200);
    await expect(hanging('pass', 'deposit', 'dep_1')).rejects.toThrow(
      '--operator did not pass the deposit (no end within 0.2 seconds): ',
    );
  });

  it('is a command that decides, or says why it did not', async () => {
    await expect(operatorOf('true')('pass', 'deposit', 'dep_1')).resolves.toBeUndefined();
    const failing = operatorOf('echo "no such case" >&2; false');
    await expect(failing('pass', 'deposit', 'dep_1')).rejects.toThrow(/--operator did not pass the deposit/);
  });
});
