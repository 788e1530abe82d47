import { Banner } from '@fairlot/ui-kit/banner';
import { SegmentedControl } from '@fairlot/ui-kit/segmented-control';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { NothingHere } from '../../components/NothingHere.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { useMoneyAction, type MoneyActionHandle } from '../../components/review/moneyActions.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { DepositReceipt } from './reviewAndReceipt.js';
import * as css from './Deposit.css.js';
import { channelsQuery, type Channel, type ChannelType, type Deposit } from './depositQueries.js';

export interface ChannelPageProps {
  type: ChannelType;
  heading: string;
  /** The name of the choice between channels. */
  choiceLabel: string;
  nameOf: (channel: Channel) => string;
  /** The initially chosen channel. */
  firstId: string | undefined;
  /** A second money action for reporting a deposit, with a result of its own. */
  simulation?: MoneyActionHandle<Deposit>;
  /** Renders the instructions and the form. */
  children: (channel: Channel, money: MoneyActionHandle<Deposit>) => ReactNode;
}

/** A deposit type: the choice of its channel, the instructions, and the form or its receipt. */
export function ChannelPage(props: ChannelPageProps) {
  const { type, heading, choiceLabel, nameOf, firstId, simulation, children } = props;
  const t = useT();
  const query = useQuery(channelsQuery(useSessionScope()));
  const money = useMoneyAction<Deposit>(`deposit ${type}`);
  const [chosenId, setChosenId] = useState(firstId);
  const channels = query.data?.filter((channel) => channel.type === type) ?? [];
  const channel = channels.find(({ id }) => id === chosenId) ?? channels[0];
  for (const report of [money, simulation]) {
    if (report?.result !== undefined)
      return <DepositReceipt deposit={report.result} onAgain={report.dismiss} />;
  }
  return (
    <>
      <PageHeading>{heading}</PageHeading>
      <div className={css.page}>
        <QueryBoundary
          query={query}
          isEmpty={channel === undefined}
          skeleton={<SkeletonRows count={4} hasAvatar={false} />}
          errorTitle={t('deposit.channelsFailed')}
          empty={
            <NothingHere
              title={t('deposit.closed')}
              to="/pages/deposit/index"
              action={t('deposit.otherWays')}
            />
          }
        >
          {channel !== undefined && (
            <>
              {channels.length > 1 && (
                <SegmentedControl
                  label={choiceLabel}
                  isLabelHidden={false}
                  value={channel.id}
                  onValueChange={setChosenId}
                  options={channels.map((each) => ({ value: each.id, label: nameOf(each) }))}
                />
              )}
              {channel.status === 'open' ? (
                children(channel, money)
              ) : (
                <Banner
                  tone="caution"
                  title={t('deposit.closed')}
                  action={<Link to="/pages/deposit/index">{t('deposit.otherWays')}</Link>}
                >
                  {t('deposit.closedText')}
                </Banner>
              )}
            </>
          )}
        </QueryBoundary>
      </div>
    </>
  );
}
