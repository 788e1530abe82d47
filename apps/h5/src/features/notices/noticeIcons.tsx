import {
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
import type { ReactNode } from 'react';
import { isNoticeKind, type NoticeKind } from './noticeListQueries.js';

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

/** The icon of a kind; unknown kinds have a general one. */
export const iconOf = (kind: string): ReactNode => (isNoticeKind(kind) ? icons[kind] : <InfoIcon />);
