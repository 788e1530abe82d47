import { key, type MakeExample } from './example.js';

const firstNotice: MakeExample = async (mine, world) => {
  const { body } = await world.send('GET', '/notice', { token: mine.token });
  return { path: [(body as { data: readonly { id: string }[] }).data[0]?.id ?? ''] };
};

/** Requests an export file and runs the work that makes it. */
const madeFile: MakeExample = async (mine, world) => {
  const { body } = await world.send('POST', '/export', {
    token: mine.token,
    body: { kind: 'entry', from: '2026-01-01', to: '2026-12-31', format: 'json' },
    headers: key(),
  });
  await world.broker.runDue();
  return { path: [(body as { id: string }).id] };
};

/** Inbox, event stream, alerts, documents, support and files. */
export const inboxExamples: Readonly<Record<string, MakeExample>> = {
  listNotices: () => ({ query: '?kind=support&unread=false&limit=5' }),
  getNotice: firstNotice,
  countUnreadNotices: () => ({}),
  readNotices: async (mine, world) => ({ body: { ids: (await firstNotice(mine, world)).path ?? [] } }),
  listNoticeSettings: () => ({}),
  setNoticeSetting: () => ({ body: { kind: 'order', muted: true } }),
  streamMember: () => ({}),
  getDocument: () => ({ path: ['user_agreement'], query: '?lang=de' }),
  getSupport: () => ({}),
  listSupportMessages: () => ({ query: '?limit=5' }),
  sendSupportMessage: () => ({ body: { text: 'When does my withdrawal arrive?' }, headers: key() }),
  readSupportMessages: () => ({}),
  createExport: () => ({
    body: { kind: 'order', from: '2026-01-01', to: '2026-12-31', format: 'csv' },
    headers: key(),
  }),
  getExport: madeFile,
  getExportFile: madeFile,
  listAlerts: (mine) => ({ query: `?symbol=${mine.symbol}` }),
  createAlert: (mine) => ({ body: { symbol: mine.symbol, kind: 'above', value: '99999' } }),
  deleteAlert: async (mine, world) => {
    const body = { symbol: mine.symbol, kind: 'below', value: `0.${Date.now()}`.slice(0, 10) };
    const answer = await world.send('POST', '/alert', { token: mine.token, body });
    if (answer.status === 201) return { path: [(answer.body as { id: string }).id] };
    const { body: list } = await world.send('GET', '/alert', { token: mine.token });
    return { path: [(list as { data: readonly { id: string }[] }).data[0]?.id ?? ''] };
  },
};
