import { Card } from '@fairlot/ui-kit/card';
import { WalletIcon } from '@fairlot/ui-kit/icon';
import { CellLink, List } from '@fairlot/ui-kit/list';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink.js';
import { NothingHere } from '../../components/NothingHere.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { PageHeading } from '../../components/PageHeading.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import * as css from './Deposit.css.js';
import { channelsQuery, pageOf, waitingQuery, type Channel } from './depositQueries.js';
import { DepositRow, TypeIcon, useTypeWord } from './DepositRow.js';
import { useChannelTime } from './useChannelTime.js';
import { useMoneyText } from './useMoneyText.js';

/** The ways to deposit, each with its time, fee and limits; above them the deposits in progress. */
export function DepositHome() {
  const t = useT();
  const scope = useSessionScope();
  const channels = useQuery(channelsQuery(scope));
  const waiting = useQuery(waitingQuery(scope));
  return (
    <>
      <PageHeading>{t('manifest.deposit')}</PageHeading>
      <div className={css.page}>
        {waiting.data !== undefined && waiting.data.length > 0 && <Waiting deposits={waiting.data} />}
        <QueryBoundary
          query={channels}
          isEmpty={channels.data?.length === 0}
          empty={
            <NothingHere
              icon={<WalletIcon />}
              title={t('deposit.none')}
              hint={t('deposit.noneHint')}
              to="/pages/support/index"
              action={t('deposit.askSupport')}
            />
          }
          skeleton={<SkeletonRows count={5} />}
          errorTitle={t('deposit.channelsFailed')}
        >
          {(data) =>
            (['card', 'wallet', 'custom'] as const).map((type) => {
              const ways = data.filter((channel) => channel.type === type);
              return ways.length > 0 && <Methods key={type} type={type} channels={ways} />;
            })
          }
        </QueryBoundary>
        {/* The height of what is above it is unknown before. */}
        {!channels.isPending && (
          <ButtonLink variant="secondary" fullWidth to="/pages/deposit/record">
            {t('deposit.allRecords')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Waiting({ deposits }: { deposits: readonly Parameters<typeof DepositRow>[0]['deposit'][] }) {
  const t = useT();
  const id = useId();
  return (
    <section>
      <h2 id={id} className={css.sectionHeading}>
        {t('deposit.onTheWay')}
      </h2>
      <Card isPadded={false}>
        <List aria-labelledby={id}>
          {deposits.map((deposit) => (
            <DepositRow key={deposit.id} deposit={deposit} />
          ))}
        </List>
      </Card>
    </section>
  );
}

function Methods({ type, channels }: { type: 'card' | 'wallet' | 'custom'; channels: readonly Channel[] }) {
  const t = useT();
  const id = useId();
  return (
    <section>
      <h2 id={id} className={css.sectionHeading}>
        {t(`deposit.method.${type}`)}
      </h2>
      <Card isPadded={false}>
        <List aria-labelledby={id}>
          {channels.map((channel) => (
            <Method key={channel.id} channel={channel} />
          ))}
        </List>
      </Card>
    </section>
  );
}

function Method({ channel }: { channel: Channel }) {
  const t = useT();
  const money = useMoneyText();
  const time = useChannelTime()(channel);
  const typeWord = useTypeWord();
  const page = pageOf(channel.type);
  const name =
    channel.type === 'card'
      ? t('deposit.inCurrency', { currency: channel.currency })
      : typeWord(channel.type, channel.network);
  const fee =
    channel.fee === '0'
      ? t('deposit.free')
      : t('deposit.feeOf', { fee: money(channel.fee, channel.currency) });
  const limits = t('deposit.limits', {
    min: money(channel.min, channel.currency),
    max: money(channel.max, channel.currency),
  });
  return (
    <li>
      <CellLink
        as={Link<typeof page>}
        to={page}
        search={{ channel: channel.id }}
        start={<TypeIcon type={channel.type} />}
        title={name}
        note={
          <span className={css.methodFacts}>
            {channel.status === 'open' ? [time, fee].join(' · ') : t('deposit.closed')}
            <br />
            {limits}
          </span>
        }
      />
    </li>
  );
}
