const exportKinds = ['account', 'entry', 'order', 'deposit', 'withdrawal', 'tax'] as const;
export type ExportKind = (typeof exportKinds)[number];
export type ExportFormat = 'csv' | 'json';

/** The table of migration 0071. */
export interface ExportTables {
  export_file: {
    id: string;
    member_id: string;
    kind: ExportKind;
    format: ExportFormat;
    /** `YYYY-MM-DD` */
    from_date: string;
    to_date: string;
    status: 'queued' | 'ready' | 'failed';
    row_count: number | null;
    content: string | null;
    created_at: Date;
    expires_at: Date;
  };
}
