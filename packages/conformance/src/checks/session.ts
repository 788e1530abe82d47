import { accepted, must, needed, refused, type Check } from '../check.js';
import type { Exchange } from '../client.js';

/** Sign-in, and what ends a session. */

/** The body of a refusal without its `request_id`, which always differs. */
const textOf = ({ body }: Exchange): string => JSON.stringify({ ...(body as object), request_id: '' });
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const nobody = (): string => `nobody-${crypto.randomUUID().slice(0, 12)}@conformance.example`;

export const session: readonly Check[] = [
  {
    rule: 'session.sign-in',
    says: 'Each sign-in opens a session of its own; the list of sessions marks the one that reads it.',
    area: 'session',
    async run(broker) {
      const [one, two] = [await broker.signIn(), await broker.signIn()];
      must(one.token !== two.token, 'two sign-ins were given the same token');
      const { data } = accepted(await one.client.call('listSessions'));
      const { data: others } = accepted(await two.client.call('listSessions'));
      const current = (rows: typeof data) => rows.filter((row) => row.current).map(({ id }) => id);
      must(
        current(data).length === 1,
        `GET /member/session marks ${current(data).length} sessions as current`,
      );
      must(current(data)[0] !== current(others)[0], 'two sessions see themselves as the same one');
      await one.client.call('logoutMember');
      await two.client.call('logoutMember');
    },
  },
  {
    rule: 'session.sign-out',
    says: 'A token stops working at once when its session is signed out or ended from another device.',
    area: 'session',
    async run(broker) {
      const [one, two] = [await broker.signIn(), await broker.signIn()];
      accepted(await one.client.call('logoutMember'));
      refused(await one.client.call('getProfile'), 401, 'unauthenticated');
      const { data } = accepted(await two.client.call('listSessions'));
      const { id } = needed(
        data.find(({ current }) => current),
        'no session is marked as current',
      );
      accepted(await broker.member.call('endSession', { path: { id } }));
      refused(await two.client.call('getProfile'), 401, 'unauthenticated');
    },
  },
  {
    rule: 'session.device',
    says: 'A session’s browser and system are those of its sign-in, or null, whichever session reads the list.',
    area: 'session',
    async run(broker) {
      const { client } = await broker.signIn();
      const namesFor = async (agent: string) => {
        const { data } = accepted(await client.call('listSessions', { headers: { 'user-agent': agent } }));
        const { browser, system } = needed(
          data.find(({ current }) => current),
          'no session is marked as current',
        );
        return JSON.stringify([browser, system]);
      };
      const [firefox, safari] = [await namesFor(FIREFOX), await namesFor(SAFARI)];
      must(firefox === safari, `one session is named ${firefox}, then ${safari}`);
      await client.call('logoutMember');
    },
  },
  {
    rule: 'session.owner',
    says: 'A member cannot end another member’s session.',
    area: 'session',
    async run(broker) {
      const other = broker.other();
      const { data } = accepted(await broker.member.call('listSessions'));
      const { id } = needed(data[0], 'no session is listed');
      refused(await other.call('endSession', { path: { id } }), 404, 'not_found');
      accepted(await broker.member.call('getProfile'));
    },
  },
  {
    rule: 'session.one-refusal',
    says: 'A wrong password and an unknown customer are refused alike, with 422: nobody learns who has an account.',
    area: 'session',
    async run({ visitor, credentials, signIn }) {
      const body = { mail: credentials.mail, password: 'not-the-one' };
      const wrong = await visitor.call('loginMember', { body });
      const unknown = await visitor.call('loginMember', { body: { ...body, mail: nobody() } });
      refused(wrong, 422, 'invalid_credentials');
      refused(unknown, 422, 'invalid_credentials');
      must(textOf(wrong) === textOf(unknown), 'the two refusals say different things');
      await (await signIn()).client.call('logoutMember');
    },
  },
  {
    rule: 'session.throttle',
    says: 'After five wrong passwords in a row the sixth try has to wait, and is told for how long.',
    area: 'session',
    async run({ visitor }) {
      const body = { mail: nobody(), password: 'not-the-one' };
      for (let tries = 0; tries < 5; tries += 1)
        refused(await visitor.call('loginMember', { body }), 422, 'invalid_credentials');
      const sixth = await visitor.call('loginMember', { body, takesLimit: true });
      refused(sixth, 429, 'rate_limited');
      const seconds = Number(sixth.headers.get('retry-after'));
      must(seconds >= 1, `the sixth try is told to wait for ${seconds} seconds`);
    },
  },
  {
    rule: 'session.language',
    says: 'Sentences are in the language that was asked for; codes stay the same.',
    area: 'session',
    async run({ visitor }) {
      const say = (language: string) =>
        visitor.call('getProfile', { headers: { 'accept-language': language } });
      const { data } = accepted(await visitor.call('listLanguages'));
      const { key } = needed(
        data.find((language) => language.key !== 'en'),
        'there is one language only',
      );
      const english = refused(await say('en'), 401, 'unauthenticated');
      const other = refused(await say(key), 401, 'unauthenticated');
      must(english.message !== other.message, `the sentence in ${key} is the English one`);
    },
  },
];
