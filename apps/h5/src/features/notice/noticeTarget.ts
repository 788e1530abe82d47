import { hasPage } from '../../components/plainPages.js';
import type { Notice } from '../../stores/notices.js';

/** Where the record of a notice is shown. */
interface Place {
  readonly path: string;
  /** The parameter that takes the record's id; without it the page is a list. */
  readonly idParam?: string;
  readonly search?: Readonly<Record<string, string>>;
}

/** By the kind of record. Pages that are not there yet wait for their place in the manifest. */
const places: Readonly<Record<string, Place>> = {
  order: { path: '/pages/history/order', idParam: 'id' },
  position: { path: '/pages/main/trade/index' },
  close: { path: '/pages/main/trade/index' },
  deposit: { path: '/pages/deposit/record' },
  withdrawal: { path: '/pages/history/record', search: { type: 'withdraw' } },
  transfer: { path: '/pages/profile/transcation' },
  conversion: { path: '/pages/profile/transcation' },
  kyc: { path: '/pages/kycverify/index' },
  ipo: { path: '/pages/product/newstock', idParam: 'id' },
  ipo_subscription: { path: '/pages/main/trade/index', search: { tab: 'subscriptions' } },
  quant: { path: '/pages/quantify/detail', idParam: 'id' },
  quant_subscription: { path: '/pages/quantify/history' },
  fund: { path: '/pages/fund/index' },
  loan: { path: '/pages/borrow/detail', idParam: 'id' },
  instrument: { path: '/pages/quote/stock', idParam: 'symbol' },
  session: { path: '/pages/setting/security' },
  member: { path: '/pages/setting/security' },
  support: { path: '/pages/support/index' },
  export: { path: '/pages/setting/export' },
};

export interface NoticeTarget {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The page that a notice opens; undefined where there is nothing to open. */
export function targetOf({ refType, refId }: Pick<Notice, 'refType' | 'refId'>): NoticeTarget | undefined {
  const place = refType === null ? undefined : places[refType];
  if (place === undefined || refId === null || !hasPage(place.path)) return undefined;
  const idParam = place.idParam === undefined ? {} : { [place.idParam]: refId };
  return { to: place.path, search: { ...place.search, ...idParam } };
}
