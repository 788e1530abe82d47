export type WalletNetwork = 'ERC20' | 'TRC20';

/** The tables of migration 0110. */
export interface PayeeTables {
  bank_card: {
    id: string;
    member_id: string;
    name: string;
    account_name: string;
    account_number: string;
    bank_name: string;
    bank_branch: string | null;
    iban: string;
    bic: string;
    is_default: boolean;
    created_at: Date;
  };
  crypto_wallet: {
    id: string;
    member_id: string;
    name: string;
    currency: string;
    network: WalletNetwork;
    address: string;
    address_key: string;
    created_at: Date;
  };
}
