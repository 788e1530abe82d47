import type { BrokerContext } from '../context.js';
import type { Queries } from '../db/database.js';
import { Refusal } from '../http/refusal.js';
import { operatorOf, type OperatorOperations, type SignedInOperator } from './operation.js';
import { propose } from './proposals.js';
import { answerCustomer, listUnanswered } from './questions.js';

const MOST = 50;

type MemberOperations = Pick<
  OperatorOperations,
  'searchMembers' | 'freezeMember' | 'unfreezeMember' | 'listQuestions' | 'answerQuestion'
>;

/** The operations to find, freeze and answer customers. */
export function serveMembers(context: BrokerContext): MemberOperations {
  const { db } = context;
  return {
    async searchMembers({ query: { search } }) {
      const rows = await findMembers(db.read, search.trim());
      const data = rows.map((row) => ({
        id: row.id,
        nickname: row.nickname,
        mail: row.mail,
        phone: row.phone === null ? null : `${row.area_code ?? ''}${row.phone}`,
        vip: row.vip,
        kyc_status: row.kyc_status,
        frozen: row.locked_at !== null,
        created_at: row.created_at.toISOString(),
      }));
      return { status: 200, body: { data } };
    },
    async freezeMember(call) {
      return {
        status: 202,
        body: await proposeFreeze(context, {
          operator: operatorOf(call),
          memberId: call.params.id,
          isFrozen: true,
          reason: call.body.reason,
        }),
      };
    },
    async unfreezeMember(call) {
      return {
        status: 202,
        body: await proposeFreeze(context, {
          operator: operatorOf(call),
          memberId: call.params.id,
          isFrozen: false,
          reason: call.body.reason,
        }),
      };
    },
    async listQuestions() {
      return { status: 200, body: await listUnanswered(db.read) };
    },
    async answerQuestion(call) {
      const { params, body } = call;
      return answerCustomer(context, operatorOf(call), params.id, body.text);
    },
  };
}

/** One query for each way to find a customer, so that each uses its own index. */
async function findMembers(queries: Queries, search: string) {
  const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
  const lower = search.toLowerCase();
  // With or without the area code. Equal numbers of different area codes all match.
  const digits = search.replace(/[\s+()-]/g, '');
  const ways = [
    queries.selectFrom('member').selectAll().where('id', '=', search),
    queries.selectFrom('member').selectAll().where('mail', 'like', beginning(lower)),
    queries
      .selectFrom('member')
      .selectAll()
      .where(({ fn, ref }) => fn<string>('lower', [ref('nickname')]), 'like', beginning(lower)),
    ...(/^\d{4,}$/.test(digits)
      ? [
          queries
            .selectFrom('member')
            .selectAll()
            .where(
              'phone',
              'in',
              // An area code has one to four digits.
              [0, 1, 2, 3, 4].map((places) => digits.slice(places)),
            ),
        ]
      : []),
  ];
  const found = await Promise.all(ways.map((way) => way.orderBy('id').limit(MOST).execute()));
  const rows = new Map(found.flat().map((row) => [row.id, row]));
  return [...rows.values()].sort((a, b) => a.nickname.localeCompare(b.nickname)).slice(0, MOST);
}

interface FreezeProposal {
  readonly operator: SignedInOperator;
  readonly memberId: string;
  readonly isFrozen: boolean;
  readonly reason: string;
}

async function proposeFreeze(
  context: BrokerContext,
  { operator, memberId, isFrozen, reason }: FreezeProposal,
) {
  return context.db.transaction(async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select('locked_at')
      .where('id', '=', memberId)
      .executeTakeFirst();
    if (member === undefined) throw new Refusal('not_found');
    if ((member.locked_at !== null) === isFrozen) throw new Refusal('invalid_transition');
    const action = isFrozen ? 'freeze' : 'unfreeze';
    return propose(tx, context, operator, { action, subjectId: memberId, memberId, reason });
  });
}
