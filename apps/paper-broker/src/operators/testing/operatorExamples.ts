import type { ContractWorld } from '../../contract/testing/contractWorld.js';
import type { Belongings, Example } from '../../contract/testing/example.js';
import { examples } from '../../contract/testing/examples.js';
import type { OperatorOperationId, OperatorWire } from '../operation.js';
import type { OperatorOffice } from './operatorOffice.js';

interface Desk {
  readonly world: ContractWorld;
  readonly office: OperatorOffice;
  readonly mine: Belongings;
}

type MakeOperatorExample = (desk: Desk) => Promise<Example>;

const why = { reason: 'As agreed' };

/** One accepted request of every operators' operation that changes something. Each has a subject of its own. */
export const operatorExamples: Partial<Readonly<Record<OperatorOperationId, MakeOperatorExample>>> = {
  startEnrolment: async (desk) => ({ body: { code: (await invite(desk)).code } }),
  finishEnrolment: async (desk) => {
    const { code } = await invite(desk);
    const { body } = await desk.office.call(undefined, 'startEnrolment', { body: { code } });
    const { secret } = body as OperatorWire['EnrolmentKey'];
    return { body: { code, password: 'Another-horse-battery-8', totp: desk.office.codeOf(secret) } };
  },
  signInOperator: async (desk) => ({ body: desk.office.credentialsOf(await enrolled(desk)) }),
  signOutOperator: async (desk) => ({ token: (await enrolled(desk)).token }),
  decideCase: async ({ world, office, mine }) => {
    const example = await examples['createWithdrawal']?.(mine, world);
    const asked = await world.send('POST', '/withdrawal', { token: mine.token, ...example });
    const path = ['withdrawal', (asked.body as { id: string }).id];
    return { token: office.people.reviewer.token, path, body: { decision: 'refuse', ...why } };
  },
  confirmProposal: async (desk) => ({
    token: desk.office.people.approver.token,
    path: [await propose(desk)],
    body: why,
  }),
  withdrawProposal: async (desk) => ({
    token: desk.office.people.approver.token,
    path: [await propose(desk)],
    query: '?reason=Done',
  }),
  freezeMember: async ({ world, office }) => ({
    token: office.people.reviewer.token,
    path: [await customer(world)],
    body: why,
  }),
  unfreezeMember: async ({ world, office }) => {
    const id = await customer(world);
    await world.db.read.updateTable('member').set({ locked_at: new Date() }).where('id', '=', id).execute();
    return { token: office.people.reviewer.token, path: [id], body: why };
  },
  answerQuestion: async ({ world, office }) => ({
    token: office.people.reviewer.token,
    path: [await customer(world)],
    body: { text: 'It arrives today.' },
  }),
  releaseParkedWork: async ({ world, office }) => {
    const at = new Date();
    const id = `job_${crypto.randomUUID()}`;
    const parked = { attempts: 10, reason: 'Error: planted', retry_at: null };
    await world.db.read
      .insertInto('work_failure')
      .values({ source: 'job', item_id: id, failed_at: at, parked_at: at, ...parked })
      .execute();
    return { token: office.people.approver.token, path: ['job', id], body: why };
  },
  addOperator: async ({ office }) => ({
    token: office.people.administrator.token,
    body: { name: newName(), role: 'reviewer', ...why },
  }),
  renewEnrolment: async (desk) => ({
    token: desk.office.people.administrator.token,
    path: [(await invite(desk)).operator.id],
    body: why,
  }),
  confirmOperator: async (desk) => ({
    token: desk.office.people.approver.token,
    path: [(await enrolled(desk)).id],
    body: why,
  }),
  changeOperator: async (desk) => ({
    token: desk.office.people.administrator.token,
    path: [(await invite(desk)).operator.id],
    body: { role: 'approver', ...why },
  }),
};

const newName = (): string => `operator-${crypto.randomUUID().slice(0, 8)}`;

async function invite({ office }: Desk): Promise<OperatorWire['Enrolment']> {
  const body = { name: newName(), role: 'reviewer', ...why };
  return (await office.as('administrator', 'addOperator', { body })) as OperatorWire['Enrolment'];
}

const enrolled = async (desk: Desk) => desk.office.enrol((await invite(desk)).code);

/** A new customer. @returns the id */
async function customer(world: ContractWorld): Promise<string> {
  const example = await examples['registerMember']?.({} as Belongings, world);
  const { body } = await world.send('POST', '/member/register', example);
  const { token } = body as { token: string };
  const profile = await world.send('GET', '/member/profile', { token });
  return (profile.body as { id: string }).id;
}

/** A proposal of the reviewer. @returns the id */
async function propose({ office, world }: Desk): Promise<string> {
  const body = await office.as('reviewer', 'freezeMember', { path: [await customer(world)], body: why });
  return (body as OperatorWire['Proposal']).id;
}
