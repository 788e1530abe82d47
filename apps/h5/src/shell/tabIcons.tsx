import {
  DepositIcon,
  FundsIcon,
  HomeIcon,
  MarketsIcon,
  PersonIcon,
  QuantIcon,
  StarIcon,
  TradeIcon,
} from '@fairlot/ui-kit/icon';
import type { ComponentType } from 'react';

/** Every tab icon that the manifest may name. */
export const tabIcons = {
  home: HomeIcon,
  markets: MarketsIcon,
  watchlists: StarIcon,
  trade: TradeIcon,
  profile: PersonIcon,
  fund: FundsIcon,
  quant: QuantIcon,
  money: DepositIcon,
} satisfies Readonly<Record<string, ComponentType>>;
