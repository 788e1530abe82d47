import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BusinessClock } from '../clock/businessClock.js';
import type { BrokerContext } from '../context.js';
import { Refusal, refuseField } from '../http/refusal.js';
import type { InvariantCheck } from '../ledger/invariantCheck.js';
import { readOutbox } from '../messaging/outbox.js';
import type { HaltBook } from '../market/haltBook.js';
import type { Instrument } from '../market/market.js';
import type { BlobStore } from '../uploads/blobStore.js';
import { pictureHeaders } from '../uploads/pictureHeaders.js';
import { findPicture } from '../uploads/uploads.js';
import type { Decision, ReviewDesk } from './reviews.js';
import { addParkedRoutes } from './parkedRoutes.js';
import { addSecurityRoutes, recordOperatorCalls } from './securityRoutes.js';
import { addSupportRoutes } from './supportRoutes.js';
import { clockBody, decisionBody, instrumentBody, memberBody } from './schemas.js';

export interface ControlParts {
  readonly context: BrokerContext;
  readonly clock: BusinessClock;
  /** Runs a move of the clock and does everything that is due then; false when the server stops before the end. */
  readonly runAll: (move: () => Promise<void>) => Promise<boolean>;
  readonly desks: readonly ReviewDesk[];
  readonly blobs: BlobStore;
  readonly halts: HaltBook;
  readonly checkInvariants: () => Promise<readonly InvariantCheck[]>;
}

/**
 * The operator's side, `/sim/v1`, with its own token: moves the clock, decides what waits, halts an instrument. It
 * cannot set a price or a balance.
 */
export async function registerControl(
  app: FastifyInstance,
  token: string,
  parts: ControlParts,
): Promise<void> {
  await app.register(
    async (plane) => {
      plane.addHook('onRequest', async (request) => requireToken(request, token));
      recordOperatorCalls(plane, parts.context);
      addClockRoutes(plane, parts);
      addReviewRoutes(plane, parts);
      addPictureRoute(plane, parts);
      addOutboxRoute(plane, parts.context);
      addMemberRoute(plane, parts.context);
      addInstrumentRoute(plane, parts);
      addParkedRoutes(plane, parts.context);
      addSupportRoutes(plane, parts.context);
      addSecurityRoutes(plane, parts.context);
      plane.get('/invariants', async () => {
        const checks = await parts.checkInvariants();
        return { ok: checks.every((check) => check.ok), checks };
      });
    },
    { prefix: '/sim/v1' },
  );
}

function requireToken(request: FastifyRequest, token: string): void {
  // Hashed first, so that both sides have the same length and the time tells nothing.
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const given = request.headers.authorization ?? '';
  if (!timingSafeEqual(digest(given), digest(`Bearer ${token}`))) throw new Refusal('unauthenticated');
}

function addClockRoutes(plane: FastifyInstance, { clock, runAll }: ControlParts): void {
  const show = () => ({ now: clock.now().toISOString(), mode: clock.mode() });
  plane.get('/clock', async () => {
    await clock.refresh();
    return show();
  });
  plane.post('/clock', { schema: { body: clockBody } }, async (request) => {
    const body = request.body as { mode?: 'demo' | 'real' | 'manual'; set?: string; advance_ms?: number };
    const set = body.set === undefined ? undefined : new Date(body.set);
    const isDone = await runAll(() => clock.move({ mode: body.mode, set, advanceMs: body.advance_ms }));
    if (!isDone) throw new Refusal('unavailable');
    return show();
  });
}

function addReviewRoutes(plane: FastifyInstance, { desks }: ControlParts): void {
  plane.get('/review', async () => {
    const lists = await Promise.all(
      desks.map(async ({ kind, list }) => (await list()).map((review) => ({ kind, ...review }))),
    );
    const waiting = lists.flat().sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
    return {
      data: waiting.map((review) => ({
        kind: review.kind,
        id: review.id,
        member_id: review.memberId,
        submitted_at: review.submittedAt.toISOString(),
        due_at: review.dueAt?.toISOString() ?? null,
        summary: review.summary,
        ...(review.images === undefined
          ? {}
          : {
              images: review.images.map(({ label, uploadId }) => ({
                label,
                url: `/sim/v1/upload/${uploadId}`,
              })),
            }),
      })),
    };
  });
  plane.post('/review/:kind/:id', { schema: { body: decisionBody } }, async (request, reply) => {
    const { kind, id } = request.params as { kind: string; id: string };
    const body = request.body as {
      decision: Decision['decision'];
      audit_amount?: string;
      reason?: string;
      parts?: Record<string, string>;
    };
    const desk = desks.find((each) => each.kind === kind);
    if (desk === undefined) throw new Refusal('not_found');
    const answer = await desk.decide(id, {
      decision: body.decision,
      auditAmount: body.audit_amount,
      reason: body.reason,
      parts: body.parts,
    });
    return reply.code(answer.status).send(answer.body);
  });
}

/** What customers send for review, for whoever reviews it. */
function addPictureRoute(plane: FastifyInstance, { context, blobs }: ControlParts): void {
  plane.get('/upload/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const picture = await findPicture({ ...context, blobs }, id, undefined);
    if (picture === undefined) throw new Refusal('not_found');
    return reply.headers(pictureHeaders).type(picture.contentType).send(Buffer.from(picture.bytes));
  });
}

const OUTBOX_ROWS = 100;

function addOutboxRoute(plane: FastifyInstance, { db, config }: BrokerContext): void {
  plane.get('/outbox', async (request) => {
    const { to } = request.query as { to?: string };
    const messages = await readOutbox(db.read, config, { to, limit: OUTBOX_ROWS });
    return {
      data: messages.map(({ recipient, channel, purpose, code, body, sentAt }) => ({
        to: recipient,
        channel,
        purpose,
        code,
        body,
        at: sentAt.toISOString(),
      })),
    };
  });
}

function addMemberRoute(plane: FastifyInstance, { db, clock }: BrokerContext): void {
  plane.post('/member/:id', { schema: { body: memberBody } }, async (request) => {
    const { id } = request.params as { id: string };
    const body = request.body as { vip?: boolean; locked?: boolean };
    const row = await db.transaction((tx) =>
      tx
        .updateTable('member')
        .set({
          ...(body.vip === undefined ? {} : { vip: body.vip }),
          ...(body.locked === undefined ? {} : { locked_at: body.locked ? clock.wall() : null }),
        })
        .where('id', '=', id)
        .returning(['id', 'vip', 'locked_at'])
        .executeTakeFirst(),
    );
    if (row === undefined) throw new Refusal('not_found');
    return { id: row.id, vip: row.vip, locked: row.locked_at !== null };
  });
}

function addInstrumentRoute(plane: FastifyInstance, { context, halts }: ControlParts): void {
  plane.post('/instrument/:symbol', { schema: { body: instrumentBody } }, async (request) => {
    const { symbol } = request.params as { symbol: string };
    const { status } = request.body as { status: 'active' | 'halted' };
    const instrument: Instrument | undefined = context.market.instrument(symbol);
    if (instrument === undefined) throw refuseField('symbol', 'not_found');
    await halts.set(symbol, status);
    return { symbol, status };
  });
}
