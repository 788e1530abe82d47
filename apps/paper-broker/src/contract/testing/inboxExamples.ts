import type { MakeExample } from './examples.js';

const firstNotice: MakeExample = async (mine, world) => {
  const { body } = await world.send('GET', '/notice', { token: mine.token });
  return { path: [(body as { data: readonly { id: string }[] }).data[0]?.id ?? ''] };
};

/** The inbox and the stream of changes. */
export const inboxExamples: Readonly<Record<string, MakeExample>> = {
  listNotices: () => ({ query: '?kind=support&unread=false&limit=5' }),
  getNotice: firstNotice,
  countUnreadNotices: () => ({}),
  readNotices: async (mine, world) => ({ body: { ids: (await firstNotice(mine, world)).path ?? [] } }),
  listNoticeSettings: () => ({}),
  setNoticeSetting: () => ({ body: { kind: 'order', muted: true } }),
  streamMember: () => ({}),
};
