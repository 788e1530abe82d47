/** The page of a kind of record. */
interface Place {
  readonly path: string;
  /** The parameter for the record's id; without it the page is a list. */
  readonly idParam?: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** Pages by kind of record. A kind whose page is not in the manifest yet is listed already. */
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

/** The record that a notice or a ledger entry refers to. */
export interface RecordRef {
  readonly refType: string | null;
  readonly refId: string | null;
}

export interface RecordTarget {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** Whether the product currently has this page; `canReach` in the app. */
type CanReach = (path: string) => boolean;

/** The page of a record, or of the list that contains it; undefined if there is none. */
export function targetOf({ refType, refId }: RecordRef, canReach: CanReach): RecordTarget | undefined {
  const place = refType === null ? undefined : places[refType];
  if (place === undefined || refId === null || !canReach(place.path)) return undefined;
  const idParam = place.idParam === undefined ? {} : { [place.idParam]: refId };
  return { to: place.path, search: { ...place.search, ...idParam } };
}

/** The page of a record; undefined if it has none of its own. */
export function recordOf(ref: RecordRef, canReach: CanReach): RecordTarget | undefined {
  const hasOwnPage = ref.refType !== null && places[ref.refType]?.idParam !== undefined;
  return hasOwnPage ? targetOf(ref, canReach) : undefined;
}

/** Whether an address of the app, such as `useHere()` returns, is that of a target. */
export function isAt({ to, search }: RecordTarget, address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'https://app.invalid');
  return pathname === to && Object.entries(search).every(([name, value]) => searchParams.get(name) === value);
}
