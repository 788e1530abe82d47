import { Badge } from '@fairlot/ui-kit/badge';
import {
  ChevronRightIcon,
  BellIcon,
  CandlesIcon,
  ChatIcon,
  DepositIcon,
  FundsIcon,
  InfoIcon,
  LoanIcon,
  PersonIcon,
  QuantIcon,
  ShieldIcon,
  SubscribeIcon,
  TradeIcon,
  TransferIcon,
  WithdrawIcon,
} from '@fairlot/ui-kit/icon';
import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';
import type { ComponentProps, ReactNode } from 'react';
import { timeOfDay } from '../../components/records/DayList.js';
import { canReach } from '../../components/reach.js';
import { targetOf } from '../../components/records/recordTarget.js';
import { toastError } from '../../components/describeError.js';
import { Link, type To } from '../../engine/index.js';
import { useLocale, useT } from '../../i18n/index.js';
import type { Notice } from '../../queries/noticeQueries.js';
import { markRead, isNoticeKind, type NoticeKind } from './noticeListQueries.js';
import * as css from './Notice.css.js';
import { Reason } from '../../components/reasons/Reason.js';
import type { ReasonList } from '../../components/reasons/reasonWords.js';

/** A notice. Opening it marks it as read, and leads to its record if it has one. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const target = targetOf(notice, canReach);
  const read = () => {
    if (!notice.read) markRead({ ids: [notice.id] }).catch(toastError);
  };
  const shared = { className: css.row, 'data-unread': notice.read ? undefined : true, onClick: read };
  return (
    <li>
      {target === undefined ? (
        <button type="button" {...shared}>
          <Content notice={notice} isLink={false} />
        </button>
      ) : (
        // The path comes from the manifest, so its type is not known here.
        <Link {...({ ...target, ...shared } as unknown as ComponentProps<typeof Link<To>>)}>
          <Content notice={notice} isLink />
        </Link>
      )}
    </li>
  );
}

function Content({ notice, isLink }: { notice: Notice; isLink: boolean }) {
  const t = useT();
  const locale = useLocale();
  const list = reasonLists[notice.kind];
  return (
    <>
      <span className={css.icon}>
        {iconOf(notice.kind)}
        {!notice.read && (
          <span className={css.dot} aria-hidden="true">
            <Badge />
          </span>
        )}
      </span>
      <span className={css.title}>
        {!notice.read && <VisuallyHidden>{t('notice.unread')} </VisuallyHidden>}
        {notice.title}
      </span>
      <span className={css.meta}>
        {timeOfDay(notice.createdAt, locale)}
        {isLink && <ChevronRightIcon size="small" />}
      </span>
      <span className={css.body}>
        {notice.body}
        {list !== undefined && <Reason list={list} of={notice} />}
      </span>
    </>
  );
}

const icons: Readonly<Record<NoticeKind, ReactNode>> = {
  order: <TradeIcon />,
  position: <CandlesIcon />,
  deposit: <DepositIcon />,
  withdrawal: <WithdrawIcon />,
  transfer: <TransferIcon />,
  ipo: <SubscribeIcon />,
  fund: <FundsIcon />,
  quant: <QuantIcon />,
  loan: <LoanIcon />,
  kyc: <PersonIcon />,
  alert: <BellIcon />,
  support: <ChatIcon />,
  security: <ShieldIcon />,
};

/** The list of reasons of the decisions that a kind tells of. */
const reasonLists: Readonly<Record<string, ReasonList>> = {
  order: 'order',
  position: 'close',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  ipo: 'ipo',
  loan: 'loan',
  kyc: 'kyc',
};

/** The icon of a kind; unknown kinds have a general one. */
const iconOf = (kind: string): ReactNode => (isNoticeKind(kind) ? icons[kind] : <InfoIcon />);
