export type KycKind = 'identity' | 'professional';
export type KycPart = 'front' | 'back' | 'passport' | 'professional';
export type DocumentType = 'idcard' | 'passport';
export type CaseStatus = 'under_review' | 'pass' | 'refuse';

/** The tables of migration 0081. */
export interface KycTables {
  kyc_case: {
    id: string;
    member_id: string;
    kind: KycKind;
    document_type: DocumentType | null;
    first_name: string | null;
    last_name: string | null;
    /** The whole number while under review, then only its end. */
    document_number: string | null;
    /** Recognises the same number without storing it. */
    number_fingerprint: Uint8Array | null;
    status: CaseStatus;
    refuse_note: string | null;
    submitted_at: Date;
    review_due_at: Date;
    reviewed_at: Date | null;
    images_deleted_at: Date | null;
  };
  kyc_image: {
    member_id: string;
    case_id: string;
    part: KycPart;
    upload_id: string | null;
    status: 'under_review' | 'accepted' | 'refused';
    reason_key: string | null;
  };
}
