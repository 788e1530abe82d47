/** Where a record is shown. */
interface Place {
  readonly path: string;
  /** The parameter that takes the record's id; without it the page is a list. */
  readonly idParam?: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** By the kind of record. Pages that are not there yet wait for their place in the manifest. */
export const places: Readonly<Record<string, Place>> = {
  order: { path: '/pages/history/order', idParam: 'id' },
  position: { path: '/pages/main/trade/index' },
  close: { path: '/pages/main/trade/index' },
  deposit: { path: '/pages/deposit/detail', idParam: 'id' },
  withdrawal: { path: '/pages/withdraw/detail', idParam: 'id' },
  transfer: { path: '/pages/profile/transcation' },
  fx_conversion: { path: '/pages/profile/transcation' },
  kyc: { path: '/pages/kycverify/index' },
  ipo: { path: '/pages/product/newstock', idParam: 'id' },
  ipo_subscription: { path: '/pages/main/trade/index', search: { tab: 'subscriptions' } },
  quant: { path: '/pages/quantify/detail', idParam: 'id' },
  quant_subscription: { path: '/pages/quantify/history' },
  fund_order: { path: '/pages/fund/index', search: { tab: 'mine' } },
  loan: { path: '/pages/borrow/detail', idParam: 'id' },
  loans: { path: '/pages/borrow/history' },
  account: { path: '/pages/profile/transcation', idParam: 'account' },
  entries: { path: '/pages/profile/transcation' },
  orders: { path: '/pages/history/record' },
  quote: { path: '/pages/quote/stock', idParam: 'symbol' },
  fund: { path: '/pages/fund/detail', idParam: 'id' },
  instrument: { path: '/pages/quote/stock', idParam: 'symbol' },
  index: { path: '/pages/quote/gin', idParam: 'symbol' },
  session: { path: '/pages/setting/security' },
  member: { path: '/pages/setting/security' },
  support: { path: '/pages/support/index' },
  export: { path: '/pages/setting/export' },
};

/** What a notice or an entry of the ledger is about. */
export interface RecordRef {
  readonly refType: string | null;
  readonly refId: string | null;
}

export interface RecordTarget {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** Whether the product has this page now; `canReach` in the app. */
type CanReach = (path: string) => boolean;

/** The page of one record, or the list that has it; undefined where there is nothing to open. */
export function targetOf({ refType, refId }: RecordRef, canReach: CanReach): RecordTarget | undefined {
  const place = refType === null ? undefined : places[refType];
  if (place === undefined || refId === null || !canReach(place.path)) return undefined;
  const idParam = place.idParam === undefined ? {} : { [place.idParam]: refId };
  return { to: place.path, search: { ...place.search, ...idParam } };
}

/** The page of one record; undefined where it has none of its own. */
export function recordOf(ref: RecordRef, canReach: CanReach): RecordTarget | undefined {
  const hasOwnPage = ref.refType !== null && places[ref.refType]?.idParam !== undefined;
  return hasOwnPage ? targetOf(ref, canReach) : undefined;
}
