/** The table of migration 0241, which is append only. */
export interface SecurityLogTables {
  security_event: {
    id: string;
    /** Wall time. */
    at: Date;
    kind: string;
    actor: 'member' | 'operator';
    member_id: string | null;
    identity_hash: Uint8Array | null;
    address: string;
    agent: string;
    /** `ok`, or the refusal's code. */
    result: string;
    subject: string | null;
  };
}
