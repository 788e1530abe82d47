import type { Wire } from '@fairlot/api-client/wire';
import type { MessageRow } from './thread.js';

/** A message as the wire has it. */
export function viewMessage(row: MessageRow): Wire['SupportMessage'] {
  return {
    id: row.id,
    author: row.author,
    text: row.text,
    upload_ids: [...row.upload_ids],
    created_at: row.created_at.toISOString(),
  };
}
