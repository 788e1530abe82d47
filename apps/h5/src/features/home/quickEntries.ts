import {
  BlocksIcon,
  ChatIcon,
  DepositIcon,
  DocumentIcon,
  FundsIcon,
  GlobeIcon,
  InfoIcon,
  LayersIcon,
  LoanIcon,
  QuantIcon,
  StarIcon,
  SubscribeIcon,
  WithdrawIcon,
  type IconComponent,
} from '@fairlot/ui-kit/icon';
import { hasPage, type PlainPage } from '../../components/plainPages.js';
import type { MessageId } from '../../i18n/index.js';

interface QuickEntry<P extends string = string> {
  readonly path: P;
  /** Which document, on the page of documents. */
  readonly doc?: 'about';
  readonly label: MessageId;
  readonly Icon: IconComponent;
}

/** Every shortcut in its order; those whose page is not there yet wait for it. */
const entries: readonly QuickEntry[] = [
  { path: '/pages/borrow/index', label: 'home.quick.borrow', Icon: LoanIcon },
  { path: '/pages/deposit/index', label: 'home.quick.deposit', Icon: DepositIcon },
  { path: '/pages/withdraw/bank', label: 'home.quick.withdraw', Icon: WithdrawIcon },
  { path: '/pages/product/blocktrade', label: 'home.quick.block', Icon: BlocksIcon },
  { path: '/pages/product/ipo/index', label: 'home.quick.ipo', Icon: SubscribeIcon },
  { path: '/pages/quantify/index', label: 'home.quick.quant', Icon: QuantIcon },
  { path: '/pages/support/index', label: 'home.quick.support', Icon: ChatIcon },
  { path: '/pages/webview/index', doc: 'about', label: 'home.quick.about', Icon: InfoIcon },
  { path: '/pages/fund/index', label: 'home.quick.fund', Icon: FundsIcon },
  { path: '/pages/quote/globalindex', label: 'home.quick.indices', Icon: GlobeIcon },
  { path: '/pages/product/popular', label: 'home.quick.popular', Icon: StarIcon },
  { path: '/pages/history/record', label: 'home.quick.orders', Icon: DocumentIcon },
  { path: '/pages/profile/transcation', label: 'home.quick.entries', Icon: LayersIcon },
];

/** The shortcuts that lead somewhere. */
export const quickEntries = entries.filter((entry): entry is QuickEntry<PlainPage> => hasPage(entry.path));
