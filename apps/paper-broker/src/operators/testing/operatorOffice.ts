import { documentedIn, faultsOf, type Node } from '../../contract/testing/contractDocument.js';
import type { ContractWorld } from '../../contract/testing/contractWorld.js';
import type { Answer } from '../../contract/testing/exchange.js';
import { createTestEntropy } from '../../clock/testing.js';
import { fromBase32 } from '../../members/totp/testing/fromBase32.js';
import { stepOf, totpCode } from '../../members/totp/totp.js';
import { makeFirstOperator } from '../firstOperator.js';
import { loadOperatorContract } from '../operatorContract.js';
import type { OperatorOperationId, OperatorWire } from '../operation.js';
import type { Role } from '../schema.js';

export const OPERATOR_PASSWORD = 'Correct-horse-battery-7';
const STEP_MS = 30_000;

export const operatorDocument = documentedIn(loadOperatorContract());

export interface Sample {
  readonly path?: readonly string[];
  readonly query?: string;
  readonly body?: object;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly secret: string;
}

/** Operators who call the API over HTTP. Every successful answer is checked against the contract. */
export interface OperatorOffice {
  readonly people: Readonly<Record<Role, Person>>;
  /** Operations that have succeeded at least once. */
  readonly answered: ReadonlySet<string>;
  call(token: string | undefined, id: OperatorOperationId, sample?: Sample): Promise<Answer>;
  /** Calls as the operator with that role. @throws when it is refused */
  as(role: Role, id: OperatorOperationId, sample?: Sample): Promise<unknown>;
  enrol(code: string): Promise<Person>;
  /** Adds an operator, who is confirmed by a command. */
  hire(name: string, role: Role): Promise<Person>;
  signIn(person: Person, over?: object): Promise<Answer>;
  /** The body of a sign-in, with a code that was not used yet. */
  credentialsOf(person: Pick<Person, 'name' | 'secret'>): OperatorWire['OperatorSignIn'];
  codeOf(secret: string): string;
}

/** @param wall the server's wall time; `advance` moves it, because an authenticator's code can be used only once */
export async function openOperatorOffice(
  world: ContractWorld,
  wall: () => Date,
  advance: (ms: number) => void,
): Promise<OperatorOffice> {
  const answered = new Set<string>();
  const call: OperatorOffice['call'] = async (token, id, { path = [], query = '', body } = {}) => {
    const operation = operatorDocument.find(({ operationId }) => operationId === id);
    if (operation === undefined) throw new Error(`No operation ${id}`);
    let index = 0;
    const target = operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(path[index++] ?? ''));
    const answer = await world.sendTo(operation.method, `/operator/v1${target}${query}`, {
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status >= 300) return answer;
    answered.add(id);
    const content = operation.responses[String(answer.status)]?.content;
    const schema = content?.['application/json']?.['schema'] as Node | undefined;
    const faults = schema === undefined ? [] : faultsOf(schema, answer.body);
    const isKnown =
      schema !== undefined ||
      answer.status === 204 ||
      answer.headers.get('content-type')?.split(';')[0]?.startsWith('image/') === true;
    if (faults.length > 0 || !isKnown)
      throw new Error(`${id} answered ${answer.status} ${answer.text}: ${faults.join('; ')}`);
    return answer;
  };
  const must = async (answer: Promise<Answer>): Promise<unknown> => {
    const { status, text, body } = await answer;
    if (status >= 300) throw new Error(`${status} ${text}`);
    return body;
  };
  const codeOf = (secret: string): string => totpCode(fromBase32(secret), stepOf(wall()));
  const enrol: OperatorOffice['enrol'] = async (code) => {
    const key = (await must(
      call(undefined, 'startEnrolment', { body: { code } }),
    )) as OperatorWire['EnrolmentKey'];
    const body = { code: code.toLowerCase(), password: OPERATOR_PASSWORD, totp: codeOf(key.secret) };
    const session = (await must(call(undefined, 'finishEnrolment', { body }))) as OperatorWire['NewSession'];
    const { id, name } = session.operator;
    return { id, name, token: session.token, secret: key.secret };
  };
  const tools = { db: world.db, clock: { now: wall, wall }, entropy: createTestEntropy() };
  const said = await makeFirstOperator(tools, ['ada']);
  const administrator = await enrol(/enrol (\S+)/.exec(said)?.[1] ?? '');
  const hire: OperatorOffice['hire'] = async (name, role) => {
    const body = { name, role, reason: 'Joins the desk' };
    const { code } = (await must(
      call(administrator.token, 'addOperator', { body }),
    )) as OperatorWire['Enrolment'];
    const person = await enrol(code);
    await makeFirstOperator(tools, [name, '--confirm']);
    return person;
  };
  const people = {
    administrator,
    reviewer: await hire('ben', 'reviewer'),
    approver: await hire('cleo', 'approver'),
  };
  const credentialsOf: OperatorOffice['credentialsOf'] = ({ name, secret }) => {
    advance(STEP_MS);
    return { name, password: OPERATOR_PASSWORD, totp: codeOf(secret) };
  };
  return {
    people,
    answered,
    call,
    codeOf,
    credentialsOf,
    as: (role, id, sample) => must(call(people[role].token, id, sample)),
    enrol,
    hire,
    signIn: async (person, over = {}) =>
      call(undefined, 'signInOperator', { body: { ...credentialsOf(person), ...over } }),
  };
}

/**
 * A day of operators' work: every search and list, and one proposal. Answers are not checked against the contract,
 * because rows that a test has copied have ids of another form.
 * @throws when a call is refused
 */
export async function workOneDay(world: ContractWorld): Promise<void> {
  const office = await openOperatorOffice(
    world,
    () => new Date(),
    () => undefined,
  );
  const look = async (role: Role, path: string): Promise<unknown> => {
    const { token } = office.people[role];
    const { status, text, body } = await world.sendTo('GET', `/operator/v1${path}`, { token });
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return body;
  };
  const find = (search: string) => look('reviewer', `/member?search=${encodeURIComponent(search)}`);
  const { data } = (await find('demo@fairlot.example')) as OperatorWire['MemberList'];
  const [{ id = '', nickname = '', phone = null } = {}] = data;
  for (const search of [id, nickname.slice(0, 3), phone ?? '2025550101']) await find(search);
  const freeze = { path: [id], body: { reason: 'A trial' } };
  const proposal = (await office.as('reviewer', 'freezeMember', freeze)) as OperatorWire['Proposal'];
  await look('reviewer', '/proposal');
  await office.as('approver', 'withdrawProposal', { path: [proposal.id], query: '?reason=Done' });
  for (const path of ['/review', '/support', '/parked']) await look('reviewer', path);
  await look('approver', '/security');
  const from = new Date(Date.now() - 60_000).toISOString();
  for (const query of ['', `?member_id=${id}`, `?from=${from}`])
    await look('administrator', `/audit${query}`);
  await look('administrator', '/operator');
}
