import type { Json } from '../db/platformSchema.js';

/** The table of migration 0093. */
export interface SupportTables {
  support_message: {
    member_id: string;
    id: string;
    author: 'member' | 'desk' | 'automatic';
    text: string;
    upload_ids: Json<readonly string[]>;
    created_at: Date;
    read_at: Date | null;
  };
}
