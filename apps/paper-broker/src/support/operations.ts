import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import { readOwn } from '../db/readOwn.js';
import { answerPage, createCursors, loadPage } from '../http/cursor.js';
import { idempotently } from '../http/idempotency.js';
import type { Operations } from '../http/operation.js';
import { memberIdOf } from '../http/signedIn.js';
import { deskHours, isDeskOpen } from './hours.js';
import { countUnreadMessages, markThreadRead, writeMessage } from './thread.js';
import { viewMessage } from './viewMessage.js';

/** The operations on the customer's thread with support. */
export function supportOperations(context: BrokerContext): Operations {
  const { db, clock, config } = context;
  const cursors = createCursors(context);
  return {
    async getSupport(call) {
      const body: Wire['Support'] = {
        msg_type: config.supportWhatsapp === undefined ? 'chat' : 'whatsapp',
        whatsapp: config.supportWhatsapp ?? null,
        online: isDeskOpen(clock.now()),
        hours: { ...deskHours, days: [...deskHours.days] },
        unread_count: await countUnreadMessages(db.read, memberIdOf(call)),
      };
      return { status: 200, body };
    },
    async listSupportMessages(call) {
      const memberId = memberIdOf(call);
      const page = await loadPage(cursors, {
        list: `support ${memberId}`,
        query: call.query,
        load: (next) => readOwn(db.read, 'support_message', memberId, next),
        positionOf: (message) => message.id,
      });
      return answerPage(page, viewMessage);
    },
    sendSupportMessage(call) {
      const { text, upload_ids: uploadIds = [] } = call.body;
      return idempotently(context, call, async (tx) => {
        const message = await writeMessage(tx, context, {
          memberId: memberIdOf(call),
          text,
          uploadIds,
          locale: call.locale,
        });
        return { status: 201, body: viewMessage(message) };
      });
    },
    async readSupportMessages(call) {
      await markThreadRead(db, memberIdOf(call), clock.now());
      return { status: 204 };
    },
  };
}
