import {
  LogOutIcon,
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
import { Card } from '@fairlot/ui-kit/card';
import { CellLink, List } from '@fairlot/ui-kit/list';
import { useId } from 'react';
import { PageHeading } from '../../components/PageHeading.js';
import { SectionHeader } from '../../components/SectionHeader.js';
import { SignOutRow } from '../../components/SignOutRow.js';
import { useReachable, type PlainPage } from '../../components/reach.js';
import { Link } from '../../engine/index.js';
import { useT, type MessageId } from '../../i18n/index.js';
import { Accounts } from './Accounts.js';
import { Identity } from './Identity.js';
import { inset, page } from './Profile.css.js';
import { RecentEntries } from '../../components/records/RecentEntries.js';

/** The signed-in customer, their accounts, recent entries, and links to everything of their own. */
export function Profile() {
  const t = useT();
  return (
    <>
      <PageHeading>{t('manifest.profile')}</PageHeading>
      <div className={page}>
        <Identity />
        <Accounts />
        <RecentEntries />
        <More />
      </div>
    </>
  );
}

function More() {
  const t = useT();
  const rows = useReachable(profileRows, ({ path }) => path);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id}>{t('profile.more')}</SectionHeader>
      <div className={inset}>
        <Card isPadded={false}>
          <List aria-labelledby={id}>
            {rows.map(({ path, label, Icon }) => (
              <li key={path}>
                <CellLink as={Link<typeof path>} to={path} start={<Icon />} title={t(label)} />
              </li>
            ))}
            <li>
              <SignOutRow start={<LogOutIcon />} />
            </li>
          </List>
        </Card>
      </div>
    </section>
  );
}

interface ProfileRow {
  readonly path: PlainPage;
  readonly label: MessageId;
  readonly Icon: IconComponent;
}

/** The links of the profile, in order. */
const profileRows: readonly ProfileRow[] = [
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
