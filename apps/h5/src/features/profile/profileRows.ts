import {
  CalendarIcon,
  CandlesIcon,
  CardIcon,
  DepositIcon,
  DocumentIcon,
  GearIcon,
  GlobeIcon,
  LayersIcon,
  ShieldIcon,
  TransferIcon,
  WalletIcon,
  WithdrawIcon,
  type IconComponent,
} from '@fairlot/ui-kit/icon';
import type { PlainPage } from '../../components/reach.js';
import type { MessageId } from '../../i18n/index.js';

interface ProfileRow {
  readonly path: PlainPage;
  readonly label: MessageId;
  readonly Icon: IconComponent;
}

/** The links of the profile, in order. */
export const profileRows: readonly ProfileRow[] = [
  { path: '/pages/profile/transfer', label: 'profile.row.transfer', Icon: TransferIcon },
  { path: '/pages/profile/exchange', label: 'profile.row.exchange', Icon: GlobeIcon },
  { path: '/pages/withdraw/bank', label: 'profile.row.withdrawBank', Icon: WithdrawIcon },
  { path: '/pages/withdraw/crypto', label: 'profile.row.withdrawCrypto', Icon: WalletIcon },
  { path: '/pages/deposit/record', label: 'profile.row.deposits', Icon: DepositIcon },
  { path: '/pages/card/bank', label: 'profile.row.bank', Icon: CardIcon },
  { path: '/pages/history/record', label: 'manifest.history', Icon: DocumentIcon },
  { path: '/pages/profile/transcation', label: 'manifest.ledger', Icon: LayersIcon },
  { path: '/pages/profile/performance', label: 'manifest.performance', Icon: CandlesIcon },
  { path: '/pages/profile/statement', label: 'manifest.statement', Icon: CalendarIcon },
  { path: '/pages/kycverify/index', label: 'profile.row.kyc', Icon: ShieldIcon },
  { path: '/pages/setting/index', label: 'profile.row.settings', Icon: GearIcon },
];
