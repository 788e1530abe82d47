import { ApiError, clientCode } from '@fairlot/api-client';
import { expect, test } from 'vitest';
import { createSubmission, type SubmissionPhase } from './submission.js';

/** A submission with these server answers, one per call; the last one repeats. */
function start(...answers: (() => Promise<string>)[]) {
  const phases: SubmissionPhase<string>[] = [];
  let calls = 0;
  const submit = createSubmission({
    send: () => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      return answer === undefined ? Promise.reject(new Error('no answer')) : answer();
    },
    onPhase: (phase) => phases.push(phase),
    wait: () => Promise.resolve(),
  });
  return { submit, phases, calls: () => calls };
}

const accept = () => Promise.resolve('ord_1');
const fail = (code: string | number, status = 0) => {
  return () => Promise.reject(new ApiError({ code: code as string, status }));
};
const silence = fail(clientCode.timeout);

test('two presses in a row send one write, and a press after the answer sends nothing', async () => {
  const { submit, phases, calls } = start(accept);
  await Promise.all([submit(), submit()]);
  await submit();
  expect(calls()).toBe(1);
  expect(phases.map(({ at }) => at)).toEqual(['sending', 'done']);
});

test('without an answer the same key is sent again, and its answer counts', async () => {
  const { submit, phases } = start(silence, silence, accept);
  await submit();
  expect(phases).toEqual([{ at: 'sending' }, { at: 'checking' }, { at: 'done', result: 'ord_1' }]);
});

test.each([
  ['silence', clientCode.timeout, 0],
  ['a lost network', clientCode.network, 0],
  ['a first try that is still running', 'idempotency_in_progress', 409],
  ['a server that stumbled', 'internal', 500],
])('after %s the outcome is unknown, never failed', async (_case, code, status) => {
  const { submit, phases } = start(fail(code, status));
  await submit();
  expect(phases.map(({ at }) => at)).toEqual(['sending', 'checking', 'unknown']);
});

test('a refusal is final and keeps its words', async () => {
  const { submit, phases } = start(fail('insufficient_funds', 422));
  await submit();
  expect(phases.at(-1)).toMatchObject({ at: 'refused', error: { code: 'insufficient_funds' } });
});

test('a refusal of the repeated key proves that the first call did not happen', async () => {
  const { submit, phases } = start(silence, fail('insufficient_funds', 422));
  await submit();
  expect(phases.map(({ at }) => at)).toEqual(['sending', 'checking', 'refused']);
});

test.each([
  ['a sign-in that ran out', 'unauthenticated', 401],
  ['too many calls', 'rate_limited', 429],
  ['a locked payment password', 'pay_password_locked', 403],
])('%s settles a first call, but proves nothing about an unanswered one', async (_case, code, status) => {
  const first = start(fail(code, status));
  await first.submit();
  expect(first.phases.at(-1)?.at).toBe('refused');
  const later = start(silence, fail(code, status));
  await later.submit();
  expect(later.phases.at(-1)?.at).toBe('unknown');
});

test('a write with an unknown outcome can be asked about again', async () => {
  const { submit, phases } = start(silence, silence, silence, silence, accept);
  await submit();
  expect(phases.at(-1)?.at).toBe('unknown');
  await submit();
  expect(phases.slice(-2)).toEqual([{ at: 'checking' }, { at: 'done', result: 'ord_1' }]);
});
