import type { Wire } from '@fairlot/api-client/wire';
import { fillParams, type Reader } from './noticeParams.js';
import { noticeWords } from './noticeWords.js';
import type { NoticeRow } from './queries.js';
import { viewReason } from '../reasons/reasons.js';

/** A notice in the reader's language. */
export function viewNotice(row: NoticeRow, reader: Reader): Wire['Notice'] {
  const words = noticeWords[reader.locale][row.kind][row.template];
  if (words === undefined) throw new RangeError(`There is no notice ${row.kind}/${row.template}.`);
  return {
    id: row.id,
    kind: row.kind,
    title: fillParams(words.title, row.params, reader),
    body: fillParams(words.body, row.params, reader),
    ...viewReason(row, wordsOf(row)),
    ref_type: row.ref_type,
    ref_id: row.ref_id,
    read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  };
}

/** The reviewer's words; in notices of earlier versions the whole reason. */
function wordsOf({ params }: NoticeRow): string | null {
  const words = params['reason'];
  return typeof words === 'string' && words !== '' ? words : null;
}
