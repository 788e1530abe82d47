import { beforeAll, expect, it } from 'vitest';
import { loadControlContract } from '../control/controlContract.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { later } from '../util/instants.js';
import { operatorExamples } from '../operators/testing/operatorExamples.js';
import {
  openOperatorOffice,
  operatorDocument,
  type OperatorOffice,
} from '../operators/testing/operatorOffice.js';
import { documented, documentedIn, type DocumentedOperation } from './testing/contractDocument.js';
import type { Answer } from './testing/exchange.js';
import { exampleOf, fillPath } from './testing/documentedCalls.js';
import { key, type Example } from './testing/example.js';
import { useDemoWorld } from './testing/useDemoWorld.js';

interface Repeat {
  /** The status of the second answer, and the code of a refusal. */
  readonly is: string;
  /** The table that has a row more after it. */
  readonly adds?: string;
}

const refusedSecondTime = (is: string, ...ids: readonly string[]): [string, Repeat][] =>
  ids.map((id) => [id, { is }]);

/**
 * Operations that cannot give the same answer twice (decision 46). Every other POST of the three documents repeats its
 * first answer, or answers 200 instead of 201, and adds nothing.
 */
const differently: Readonly<Record<string, Repeat>> = Object.fromEntries([
  // Each sign-in opens a session, which the customer sees in the list of sessions.
  ...['loginMember', 'loginMemberByPhone', 'loginUser', 'registerMember'].map((id): [string, Repeat] => [
    id,
    { is: id === 'registerMember' ? '201' : '200', adds: 'member_session' },
  ]),
  // The first one ended the session.
  ...refusedSecondTime('401 unauthenticated', 'logoutMember', 'freezeAccount', 'resetSimulation'),
  // A code, a challenge or an authenticator's step is used once.
  ...refusedSecondTime('422 code_expired', 'resetPassword', 'confirmSignIn'),
  ...refusedSecondTime('422 passkey_invalid', 'loginByPasskey'),
  ...refusedSecondTime('422 enrolment_invalid', 'finishEnrolment'),
  ...refusedSecondTime('422 invalid_credentials', 'signInOperator'),
  ...refusedSecondTime('429 code_too_soon', 'sendCode'),
  // Only the last secret counts.
  ...refusedSecondTime('201', 'startTotp', 'renewEnrolment'),
  ...refusedSecondTime('200', 'renewRecoveryCodes', 'startEnrolment'),
  // The refusal says that it is there.
  ...refusedSecondTime('409 name_taken', 'createWatchlist'),
  ...refusedSecondTime('422 duplicate', 'createBankCard', 'createCryptoWallet'),
  // The server does not keep the code for enrolling. An administrator makes another one (`renewEnrolment`).
  ...refusedSecondTime('409 name_taken', 'addOperator'),
  // A challenge to sign and prices to accept: each is valid for a moment and binds nobody.
  ['startPasskey', { is: '200', adds: 'passkey_challenge' }],
  ['startPasskeySignIn', { is: '200', adds: 'passkey_challenge' }],
  ['quoteConversion', { is: '200', adds: 'fx_quote' }],
  ['quoteLoan', { is: '200', adds: 'loan_quote' }],
  // A transition that has already happened; the refusal says in which state the record is.
  ...refusedSecondTime('409 totp_already_on', 'confirmTotp'),
  ...refusedSecondTime('409 not_reviewable', 'decideCase', 'decideReview'),
  ...refusedSecondTime('409 proposal_closed', 'confirmProposal'),
  ...refusedSecondTime('409 invalid_transition', 'confirmOperator'),
  ...refusedSecondTime('404 not_found', 'releaseParkedWork', 'releaseParked'),
]);

/** Tables that record requests, not their results. */
const LOGS: ReadonlySet<string> = new Set(['security_event', 'operator_audit', 'sign_in_throttle']);

const posts = (operations: readonly DocumentedOperation[]) =>
  operations.filter(({ method }) => method === 'POST');
const control = posts(documentedIn(loadControlContract()));

describeOnBothStores('a request whose answer was lost', (makeStore) => {
  let aheadMs = 0;
  const wall = (): Date => new Date(Date.now() + aheadMs);
  const demo = useDemoWorld(makeStore, wall);
  let office: OperatorOffice;
  beforeAll(async () => {
    office = await openOperatorOffice(demo.world, wall, (ms) => void (aheadMs += ms));
  });

  type Send = (operation: DocumentedOperation, example: Example) => Promise<Answer>;
  const sendTo =
    (plane: string): Send =>
    ({ method, path }, example) =>
      demo.world.sendTo(method, `${plane}${fillPath(path, example.path)}${example.query ?? ''}`, example);
  const sendControl: Send = ({ method, path }, example) =>
    demo.world.controlBy(method, fillPath(path, example.path), example);

  const said = ({ status, body }: Answer): string =>
    status < 300 ? String(status) : `${status} ${(body as { code?: string } | undefined)?.code ?? ''}`;

  /** The fault of the answer to a repeat, or of its effect. */
  const faultOf = async (
    operation: DocumentedOperation,
    send: Send,
    first: Example,
    again = first,
  ): Promise<string[]> => {
    const { operationId } = operation;
    const one = await send(operation, first);
    if (one.status >= 300) return [`${operationId} is not accepted: ${said(one)} ${one.text}`];
    const before = await demo.world.countRows();
    const two = await send(operation, again);
    const after = await demo.world.countRows();
    const grown = Object.keys(after).filter((table) => !LOGS.has(table) && after[table] !== before[table]);
    const expected = differently[operationId];
    const isSame = two.text === one.text && (two.status === one.status || two.status === 200);
    if (expected === undefined ? !isSame : said(two) !== expected.is)
      return [`${operationId} is answered ${said(one)}, then ${said(two)}`];
    return grown.join() === (expected?.adds ?? '') ? [] : [`${operationId} adds ${grown.join()}`];
  };

  it(
    'is answered as the first time, or honestly otherwise, whatever it asks for',
    { timeout: 60_000 },
    async () => {
      const faults: string[] = [];
      for (const operation of posts(documented)) {
        const example = { token: demo.mine.token, ...(await exampleOf(demo, operation)) };
        faults.push(...(await faultOf(operation, sendTo('/api/v1'), example)));
      }
      expect(faults).toEqual([]);
    },
  );

  it('of an operator is too', { timeout: 60_000 }, async () => {
    const faults: string[] = [];
    for (const operation of posts(operatorDocument)) {
      const make = operatorExamples[operation.operationId as keyof typeof operatorExamples];
      const example = (await make?.({ world: demo.world, office, mine: demo.mine })) ?? {};
      faults.push(...(await faultOf(operation, sendTo('/operator/v1'), example)));
    }
    expect(faults).toEqual([]);
  });

  it('of the control plane is too', async () => {
    const desk = { world: demo.world, office, mine: demo.mine };
    const ofOperators = async (id: keyof typeof operatorExamples): Promise<Example> => {
      const { token: _token, ...example } = (await operatorExamples[id]?.(desk)) ?? {};
      return example;
    };
    const { path: parked = [] } = await ofOperators('releaseParkedWork');
    const { path: member = [] } = await ofOperators('freezeMember');
    const samples: Readonly<Record<string, Example>> = {
      moveClock: { body: { set: later(demo.world.broker.clock.now(), 1000).toISOString() } },
      decideReview: await ofOperators('decideCase'),
      answerMember: await ofOperators('answerQuestion'),
      changeMember: { path: member, body: { vip: true } },
      changeInstrument: { path: [demo.mine.symbol], body: { status: 'halted' } },
      releaseParked: { path: parked },
    };
    const faults: string[] = [];
    for (const operation of control)
      faults.push(...(await faultOf(operation, sendControl, samples[operation.operationId] ?? {})));
    expect(faults).toEqual([]);
  });

  it('is missed by name when it happens twice, or nothing is known about it', async () => {
    const transfer = documented.find(({ operationId }) => operationId === 'createTransfer');
    if (transfer === undefined) throw new Error('no transfers');
    const example = { token: demo.mine.token, ...(await exampleOf(demo, transfer)) };
    const withNewKey = { ...example, headers: key() };
    expect(await faultOf(transfer, sendTo('/api/v1'), example, withNewKey)).toEqual([
      'createTransfer is answered 201, then 201',
    ]);
    expect(await faultOf({ ...transfer, operationId: 'createThing' }, sendTo('/api/v1'), {})).toEqual([
      expect.stringContaining('createThing is not accepted'),
    ]);
  });
});
