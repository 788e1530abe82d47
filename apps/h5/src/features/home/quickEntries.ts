import {
  BlocksIcon,
  ChatIcon,
  DepositIcon,
  FundsIcon,
  InfoIcon,
  LoanIcon,
  QuantIcon,
  SubscribeIcon,
  WithdrawIcon,
  type IconComponent,
} from '@fairlot/ui-kit/icon';
import type { PlainPage } from '../../components/plainPages.js';
import type { MessageId } from '../../i18n/index.js';

/** A page of its own, or one of the documents. */
export type QuickPlace =
  | { readonly path: PlainPage; readonly doc?: undefined }
  | { readonly path: '/pages/webview/index'; readonly doc: 'about' };

type QuickEntry = QuickPlace & { readonly label: MessageId; readonly Icon: IconComponent };

/** The nine ways of the requirement, in its order. */
export const quickEntries: readonly QuickEntry[] = [
  { path: '/pages/borrow/index', label: 'home.quick.borrow', Icon: LoanIcon },
  { path: '/pages/deposit/index', label: 'home.quick.deposit', Icon: DepositIcon },
  { path: '/pages/withdraw/bank', label: 'home.quick.withdraw', Icon: WithdrawIcon },
  { path: '/pages/product/blocktrade', label: 'home.quick.block', Icon: BlocksIcon },
  { path: '/pages/product/ipo/index', label: 'home.quick.ipo', Icon: SubscribeIcon },
  { path: '/pages/quantify/index', label: 'home.quick.quant', Icon: QuantIcon },
  { path: '/pages/support/index', label: 'home.quick.support', Icon: ChatIcon },
  { path: '/pages/webview/index', doc: 'about', label: 'home.quick.about', Icon: InfoIcon },
  { path: '/pages/fund/index', label: 'home.quick.fund', Icon: FundsIcon },
];
