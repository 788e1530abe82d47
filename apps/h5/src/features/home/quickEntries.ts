import {
  BlocksIcon,
  ChatIcon,
  DepositIcon,
  FundsIcon,
  GlobeIcon,
  InfoIcon,
  LoanIcon,
  QuantIcon,
  SubscribeIcon,
  TransferIcon,
  WithdrawIcon,
  type IconComponent,
} from '@fairlot/ui-kit/icon';
import type { PlainPage } from '../../components/reach.js';
import type { MessageId } from '../../i18n/index.js';

/** A page, or one of the documents. */
export type QuickPlace =
  | { readonly path: PlainPage; readonly doc?: undefined }
  | { readonly path: '/pages/webview/index'; readonly doc: 'about' };

export type QuickEntry = QuickPlace & { readonly label: MessageId; readonly Icon: IconComponent };

/** Every tile that the manifest's `home.tiles` may name. */
export const quickEntries: Readonly<Record<string, QuickEntry>> = {
  borrow: { path: '/pages/borrow/index', label: 'home.quick.borrow', Icon: LoanIcon },
  deposit: { path: '/pages/deposit/index', label: 'home.quick.deposit', Icon: DepositIcon },
  withdraw: { path: '/pages/withdraw/bank', label: 'home.quick.withdraw', Icon: WithdrawIcon },
  block: { path: '/pages/product/blocktrade', label: 'home.quick.block', Icon: BlocksIcon },
  ipo: { path: '/pages/product/ipo/index', label: 'home.quick.ipo', Icon: SubscribeIcon },
  quant: { path: '/pages/quantify/index', label: 'home.quick.quant', Icon: QuantIcon },
  support: { path: '/pages/support/index', label: 'home.quick.support', Icon: ChatIcon },
  about: { path: '/pages/webview/index', doc: 'about', label: 'home.quick.about', Icon: InfoIcon },
  transfer: { path: '/pages/profile/transfer', label: 'home.quick.transfer', Icon: TransferIcon },
  exchange: { path: '/pages/profile/exchange', label: 'home.quick.exchange', Icon: GlobeIcon },
  fund: { path: '/pages/fund/index', label: 'home.quick.fund', Icon: FundsIcon },
};
