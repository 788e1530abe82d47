import type { Json } from '../db/platformSchema.js';
import type { NoticeParams } from './noticeParams.js';
import type { NoticeKind } from './noticeWords.js';
import type { ReasonColumns } from '../reasons/reasons.js';

/** The tables of migration 0091. */
export interface NoticeTables {
  /** Migration 0315 adds the reason; its words are `params.reason`. */
  notice: ReasonColumns & {
    member_id: string;
    id: string;
    kind: NoticeKind;
    template: string;
    params: Json<NoticeParams>;
    ref: string;
    ref_type: string | null;
    ref_id: string | null;
    created_at: Date;
    read_at: Date | null;
  };
  notice_mute: { member_id: string; kind: NoticeKind };
}
