import type { Broker } from '../broker.js';
import type { Client } from '../client.js';
import { accepted, must, named, needed, type Check } from '../check.js';
import { happensOnce, isThereAgain } from './once.js';
import { belongsToOne } from './owner.js';
import { formOf, pictureBytes, sendPicture } from './picture.js';

/** Notices, alerts, support messages, pictures. */

/** Far above the price. */
async function alertFor({ visitor }: Broker) {
  const { data } = accepted(await visitor.call('listInstruments', { query: { limit: '1' } }));
  const { symbol, last } = needed(data[0], 'no instrument is listed');
  return { symbol, kind: 'above', value: String(BigInt(last.split('.')[0] ?? '1') * 3n + 7n) } as const;
}
const deleteAlert = async ({ member }: Broker, { id }: { readonly id: string }): Promise<void> =>
  accepted(await member.call('deleteAlert', { path: { id } }));

export const inbox: readonly Check[] = [
  {
    rule: 'notice.read',
    says: 'A read notice is no longer counted as unread; another member’s notice is ignored.',
    area: 'notice',
    async run(broker) {
      const { member } = broker;
      const unread = async () => accepted(await member.call('countUnreadNotices')).unread_count;
      const { data } = accepted(await member.call('listNotices', { query: { unread: 'true', limit: '1' } }));
      const { id } = needed(data[0], 'needs an unread notice');
      const before = await unread();
      accepted(await broker.other().call('readNotices', { body: { ids: [id] } }));
      must((await unread()) === before, 'somebody else has read the notice');
      accepted(await member.call('readNotices', { body: { ids: [id] } }));
      // Counting ends at 100, so 100 may stay 100.
      must(
        (await unread()) === before - 1 || before === 100,
        `${before} were unread, one was read, ${await unread()} are unread`,
      );
    },
  },
  isThereAgain({
    noun: 'alert',
    area: 'notice',
    operationId: 'createAlert',
    make: async (broker) => ({ body: await alertFor(broker) }),
    undo: deleteAlert,
  }),
  belongsToOne({
    noun: 'alert',
    area: 'notice',
    make: async (broker) =>
      accepted(await broker.member.call('createAlert', { body: await alertFor(broker) })),
    reached: [['deleteAlert']],
    end: deleteAlert,
  }),
  ...happensOnce({
    noun: 'picture',
    area: 'support',
    operationId: 'createUpload',
    make: async () => ({ form: formOf('chat', pictureBytes()) }),
    other: () => ({ form: formOf('chat', pictureBytes()) }),
    // There is no list of pictures; the ids of the answers tell.
    count: async () => '',
    undo: async ({ member }, { id }) => accepted(await member.call('deleteUpload', { path: { id } })),
  }),
  ...happensOnce({
    noun: 'message',
    area: 'support',
    operationId: 'sendSupportMessage',
    make: async () => ({ body: { text: `Conformance ${crypto.randomUUID()}` } }),
    other: () => ({ body: { text: 'Something else' } }),
    count: async ({ member }) =>
      accepted(await member.call('listSupportMessages', { query: { limit: '20' } }))
        .data.map(({ id }) => id)
        .join(),
  }),
  {
    rule: 'message.key-owner',
    says: 'An idempotency key belongs to one member: another member can use the same key for another message.',
    area: 'support',
    async run(broker) {
      const key = crypto.randomUUID();
      const send = async (client: Client) =>
        accepted(await client.call('sendSupportMessage', { key, body: { text: 'Conformance' } })).id;
      const other = broker.other();
      must(
        (await send(broker.member)) !== (await send(other)),
        'somebody else was answered with the member’s message',
      );
    },
  },
  {
    rule: 'upload.picture',
    says: 'A picture is stored with its hash, and its owner gets it back as an attachment of the same type.',
    area: 'upload',
    async run({ member }) {
      const picture = await sendPicture(member, 'chat');
      const answer = await member.call('getUpload', { path: { id: picture.id } });
      must(answer.status === 200, `${named(answer)}, where the picture was expected`);
      must(
        /attachment/.test(answer.headers.get('content-disposition') ?? ''),
        'the picture is not an attachment',
      );
      must(answer.headers.get('content-type') === picture.content_type, 'the picture has another type');
      must(/^[0-9a-f]{64}$/.test(picture.sha256), 'the picture has no hash');
    },
  },
  {
    rule: 'upload.disguised',
    says: 'A picture is accepted; a file that only claims to be one is refused.',
    area: 'upload',
    async run({ member }) {
      // A broker that refuses every file must not pass.
      await sendPicture(member, 'chat');
      const page = new TextEncoder().encode('<html><script>alert(1)</script></html>');
      for (const bytes of [page, new Uint8Array(0)]) {
        const answer = await member.call('createUpload', { form: formOf('chat', bytes) });
        must(
          answer.status === 415 || answer.status === 422,
          `${named(answer)} for ${bytes.length} bytes that are no picture`,
        );
      }
    },
  },
  belongsToOne({
    noun: 'upload',
    area: 'upload',
    make: ({ member }) => sendPicture(member, 'chat'),
    reached: [['getUpload'], ['deleteUpload']],
    end: async ({ member }, { id }) => accepted(await member.call('deleteUpload', { path: { id } })),
  }),
];
