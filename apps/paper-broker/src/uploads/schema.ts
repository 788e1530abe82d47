/** The purposes of a picture. It can be attached for the purpose it was sent for only. */
const uploadPurposes = ['proof', 'kyc', 'loan', 'signature', 'avatar', 'chat'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** The tables of migration 0080. */
export interface UploadTables {
  upload: {
    id: string;
    member_id: string;
    purpose: UploadPurpose;
    content_type: 'image/jpeg' | 'image/png';
    size: number;
    width: number;
    height: number;
    sha256: Uint8Array;
    created_at: Date;
    owner_type: string | null;
    owner_id: string | null;
  };
  upload_blob: { member_id: string; upload_id: string; bytes: Uint8Array };
}
