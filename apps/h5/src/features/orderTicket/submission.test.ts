import { ApiError, clientCode } from '@fairlot/api-client';
import { expect, test } from 'vitest';
import { createSubmission, type SubmissionPhase } from './submission.js';

interface Server {
  send: () => Promise<string>;
  look?: () => Promise<string | undefined>;
}

function start({ send, look = () => Promise.resolve(undefined) }: Server) {
  const phases: SubmissionPhase<string>[] = [];
  const submit = createSubmission({
    send,
    look,
    onPhase: (phase) => phases.push(phase),
    wait: () => Promise.resolve(),
  });
  return { submit, phases };
}

const fail = (code: string | number, status = 0) =>
  Promise.reject(new ApiError({ code: code as string, status }));

test('two presses in a row send one write', async () => {
  let sent = 0;
  const { submit, phases } = start({
    send: () => {
      sent += 1;
      return Promise.resolve('ord_1');
    },
  });
  await Promise.all([submit(), submit()]);
  expect(sent).toBe(1);
  expect(phases.map(({ at }) => at)).toEqual(['sending', 'done']);
});

test('silence is looked into, and what is found counts', async () => {
  const answers = [undefined, undefined, 'ord_1'];
  const { submit, phases } = start({
    send: () => fail(clientCode.timeout),
    look: () => Promise.resolve(answers.shift()),
  });
  await submit();
  expect(phases).toEqual([{ at: 'sending' }, { at: 'checking' }, { at: 'done', result: 'ord_1' }]);
});

test.each([
  ['silence', clientCode.timeout, 0],
  ['a lost network', clientCode.network, 0],
  ['a first try that is still running', 'idempotency_in_progress', 409],
  ['a server that stumbled', 'internal', 500],
])('after %s the outcome is unknown, never failed', async (_case, code, status) => {
  const { submit, phases } = start({ send: () => fail(code, status), look: () => fail(clientCode.network) });
  await submit();
  expect(phases.map(({ at }) => at)).toEqual(['sending', 'checking', 'unknown']);
});

test('a refusal is final and keeps its words', async () => {
  const { submit, phases } = start({ send: () => fail('insufficient_funds', 422) });
  await submit();
  expect(phases.at(-1)).toMatchObject({ at: 'refused', error: { code: 'insufficient_funds' } });
});

test('after not knowing, the same write can be sent again', async () => {
  let tries = 0;
  const { submit, phases } = start({
    send: () => (++tries === 1 ? fail(clientCode.timeout) : Promise.resolve('ord_1')),
  });
  await submit();
  await submit();
  expect(phases.at(-1)).toEqual({ at: 'done', result: 'ord_1' });
});
