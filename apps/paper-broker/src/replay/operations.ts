import type { Wire } from '@fairlot/api-client/wire';
import type { Operations } from '../http/operation.js';
import { firstDay, lastDay, listRecordings, type Recording } from './recordings.js';

/** Lists the recordings. The operations of quotes serve their prices. */
export const replayOperations: Operations = {
  async listReplays() {
    const data = listRecordings().map(toWireReplay);
    return { status: 200, body: { data, next_cursor: null } satisfies Wire['ReplayList'] };
  },
};

function toWireReplay(recording: Recording): Wire['Replay'] {
  return {
    symbol: recording.symbol,
    name: recording.name,
    currency: recording.currency,
    timezone: recording.timezone,
    from_date: firstDay(recording).date,
    to_date: lastDay(recording).date,
    days: recording.days.length,
    source: recording.source,
    licence: recording.licence,
  };
}
