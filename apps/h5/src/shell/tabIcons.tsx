import type { H5, IconOf } from '@fairlot/manifest';
import { HomeIcon, MarketsIcon, PersonIcon, StarIcon, TradeIcon } from '@fairlot/ui-kit/icon';
import type { ComponentType } from 'react';

/** Every tab icon the manifest may name. */
export const tabIcons: Readonly<Record<IconOf<H5>, ComponentType>> = {
  home: HomeIcon,
  markets: MarketsIcon,
  watchlists: StarIcon,
  trade: TradeIcon,
  profile: PersonIcon,
};
