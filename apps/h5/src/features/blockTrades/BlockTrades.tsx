import { Card } from '@fairlot/ui-kit/card';
import { EmptyState } from '@fairlot/ui-kit/empty-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { VipGateNotice } from '@fairlot/ui-kit/gate-notice';
import { NothingHere } from '../../components/NothingHere.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PayPasswordGate } from '../../components/gates/index.js';
import { MarketChips } from '../../components/MarketChips.js';
import { BlockOfferRow } from '../../components/offers/BlockOfferRow.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useMoneyAction } from '../../components/review/moneyActions.js';
import { useNavigate, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { blockOffersQuery, type BlockOffer } from '../../queries/blockOfferQueries.js';
import { marketsQuery, useCurrentMarket, useProfile } from '../../queries/referenceQueries.js';
import { useSessionScope } from '../../state/session.js';
import type { Order } from '../../queries/tradingQueries.js';
import { BlockForm } from './BlockForm.js';
import * as css from './BlockTrade.css.js';
import { BlockReceipt } from './reviewAndReceipt.js';
import { place } from '../../components/gates/Gate.css.js';
import { GateLink, ProfileGate } from '../../components/gates/Gate.js';

const PATH = '/pages/product/blocktrade';

/** The block offers of a market, and the form of the chosen one. Who may take them is shown before any form. */
export function BlockTrades() {
  const t = useT();
  const { market: asked, symbol } = useSearch(PATH);
  const navigate = useNavigate();
  const current = useCurrentMarket().market;
  const { data: markets } = useQuery(marketsQuery);
  const { data: profile } = useProfile();
  const marketId = asked ?? current?.id ?? '';
  const offers = useQuery({
    ...blockOffersQuery(useSessionScope(), marketId),
    enabled: marketId !== '',
  });
  if (symbol !== undefined && offers.data !== undefined) {
    const offer = offers.data.find((each) => each.symbol === symbol);
    return <OneOffer key={symbol} offer={offer} marketId={marketId} />;
  }
  return (
    <>
      <PageHeading>{t('manifest.blockTrades')}</PageHeading>
      {markets !== undefined && (
        <MarketChips
          markets={markets}
          value={marketId}
          onValueChange={(id) => void navigate({ to: PATH, search: { market: id }, replace: true })}
        />
      )}
      <p className={css.intro}>{t('block.intro')}</p>
      {profile?.vip === false && <VipGate>{null}</VipGate>}
      <div className={css.inset}>
        <QueryBoundary
          query={offers}
          isEmpty={offers.data?.length === 0}
          skeleton={<SkeletonRows count={4} />}
          errorTitle={t('block.failed')}
          empty={<EmptyState title={t('block.none')} hint={t('block.noneHint')} />}
        >
          <Card isPadded={false}>
            {offers.data?.map((each) => (
              <BlockOfferRow key={each.id} offer={each} />
            ))}
          </Card>
        </QueryBoundary>
      </div>
    </>
  );
}

/** A block offer with its form, or the receipt once shares of it were taken. */
function OneOffer({ offer, marketId }: { offer: BlockOffer | undefined; marketId: string }) {
  const t = useT();
  // Taking all remaining shares removes the offer from the list, but its receipt must stay.
  const [seen, setSeen] = useState(offer);
  if (offer !== undefined && offer.id !== seen?.id) setSeen(offer);
  const money = useMoneyAction<Order>(`block ${seen?.id ?? ''}`);
  if (money.result !== undefined) return <BlockReceipt order={money.result} onAgain={money.dismiss} />;
  if (offer === undefined) {
    return (
      <>
        <PageHeading>{t('manifest.blockTrades')}</PageHeading>
        <div className={css.inset}>
          <NothingHere
            title={t('block.gone')}
            to={PATH}
            search={{ market: marketId }}
            action={t('block.seeOthers')}
          />
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeading>{offer.name}</PageHeading>
      <VipGate>
        <PayPasswordGate>
          <div className={css.inset}>
            <BlockForm key={offer.id} offer={offer} money={money} />
          </div>
        </PayPasswordGate>
      </VipGate>
    </>
  );
}

/** Opens for VIP customers; tells others what VIP is for, why it is limited and whom to ask. */
function VipGate({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <ProfileGate
      closedFor={({ vip }) =>
        vip ? undefined : (
          <VipGateNotice
            className={place}
            hint={t('gates.vip.why')}
            action={<GateLink path="/pages/support/index">{t('gates.vip.chat')}</GateLink>}
          />
        )
      }
    >
      {children}
    </ProfileGate>
  );
}
