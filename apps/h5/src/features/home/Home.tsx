import { h5 } from '@fairlot/manifest';
import { Suspense } from 'react';
import { Card } from '@fairlot/ui-kit/card';
import { Grid, GridLink, type GridItemParts } from '@fairlot/ui-kit/grid';
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
import { PageHeading } from '../../components/PageHeading.js';
import { useReachable, type PlainPage } from '../../components/reach.js';
import { useT, type MessageId } from '../../i18n/index.js';
import { FirstSteps } from './FirstSteps.js';
import { page } from './Home.css.js';
import { HomeAccount } from './HomeAccount.js';
import { sections } from './sections.js';
import { inset } from '../../components/ListSection.css.js';
import { Link } from '../../engine/index.js';

const named = h5.home.sections.flatMap((name) => sections[name] ?? []);

/** The customer's situation today, and links to everything else. Each section loads, and fails, independently. */
export function Home() {
  const t = useT();
  return (
    <>
      <PageHeading>{t('manifest.home')}</PageHeading>
      <div className={page}>
        <HomeAccount />
        <FirstSteps />
        <QuickAccess />
        {useReachable(named, ({ path }) => path).map(({ path, Section }) => (
          <Suspense key={path}>
            <Section />
          </Suspense>
        ))}
      </div>
    </>
  );
}

/** Shortcuts to features that have no tab. */
function QuickAccess() {
  const t = useT();
  const named = h5.home.tiles.flatMap((tile) => quickEntries[tile] ?? []);
  const entries = useReachable(named, ({ path }) => path);
  return (
    <nav aria-label={t('home.quick')} className={inset}>
      <Card isPadded={false}>
        <Grid>
          {entries.map(({ label, Icon, ...place }) => (
            <li key={place.path}>
              <EntryLink place={place} icon={<Icon />} label={t(label)} />
            </li>
          ))}
        </Grid>
      </Card>
    </nav>
  );
}

function EntryLink({ place, ...words }: { place: QuickPlace } & GridItemParts) {
  return place.doc === undefined ? (
    <GridLink as={Link<typeof place.path>} to={place.path} {...words} />
  ) : (
    <GridLink as={Link<typeof place.path>} to={place.path} search={{ doc: place.doc }} {...words} />
  );
}

/** A page, or one of the documents. */
type QuickPlace =
  | { readonly path: PlainPage; readonly doc?: undefined }
  | { readonly path: '/pages/webview/index'; readonly doc: 'about' };

type QuickEntry = QuickPlace & { readonly label: MessageId; readonly Icon: IconComponent };

/** Every tile that the manifest's `home.tiles` may name. */
const quickEntries: Readonly<Record<string, QuickEntry>> = {
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
