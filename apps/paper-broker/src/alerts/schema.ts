export type AlertKind = 'above' | 'below' | 'percent';

/** The table of migration 0092. Numeric columns are read as text. */
export interface AlertTables {
  price_alert: {
    member_id: string;
    id: string;
    symbol: string;
    kind: AlertKind;
    value: string;
    state: 'active' | 'fired';
    created_at: Date;
    due_at: Date | null;
    fired_at: Date | null;
    fired_price: string | null;
  };
}
