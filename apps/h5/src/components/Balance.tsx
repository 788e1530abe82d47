import { decimal, ZERO } from '@fairlot/money';
import { Change, Price, type PriceProps } from '@fairlot/ui-kit/price';
import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { useT } from '../i18n/index.js';
import { useBalancesHidden } from '../state/preferences.js';
import { moneyPlaces } from './records/placesOf.js';
import { useMoneyPlaces } from '../queries/referenceQueries.js';

/** A fixed number of dots, which reveals nothing of the amount. */
const DOTS = '••••';

export interface BalanceProps {
  /** Decimal text; an unknown value shows an en dash. */
  value: string | null | undefined;
  currency: string | undefined;
  /** Fraction digits. @default those of the currency */
  decimals?: number;
  size?: PriceProps['size'];
}

/** The size of a page's main figure: the more digits, the smaller, so that the whole figure fits a narrow phone. */
function mainSize(value: string | null | undefined): PriceProps['size'] {
  const { length } = value?.split('.', 1)[0] ?? '';
  return length > 9 ? 'heading' : length > 7 ? 'title' : 'display';
}

/** A customer's own amount, which the eye button hides. */
export function Balance({ value, currency, decimals, size }: BalanceProps) {
  const places = useMoneyPlaces(currency);
  const [isHidden] = useBalancesHidden();
  if (isHidden) return <Covered />;
  return (
    <Price
      value={value}
      decimals={decimals ?? moneyPlaces(value, places)}
      currency={currency}
      size={size === 'display' ? mainSize(value) : size}
    />
  );
}

export interface BalanceChangeProps {
  /** Decimal text. */
  value: string | null | undefined;
  /** In percent; follows the amount in brackets. */
  percent?: string | null | undefined;
  currency: string | undefined;
}

/**
 * A customer's gain or loss. While balances are hidden only the percentage is shown, which does not reveal the
 * amount.
 */
export function BalanceChange({ value, percent, currency }: BalanceChangeProps) {
  const places = useMoneyPlaces(currency);
  const [isHidden] = useBalancesHidden();
  if (isHidden) {
    return percent === undefined || percent === null ? <Covered /> : <Change percent={percent} />;
  }
  return (
    <Change
      value={value ?? null}
      decimals={moneyPlaces(value, places)}
      currency={currency}
      {...(percent === undefined || percent === null ? {} : { percent })}
    />
  );
}

/** An amount that came or went, with plus or minus. Neither is a gain or a loss, so it has no colour. */
export function BalanceFlow({ value, currency }: { value: string; currency: string }) {
  const [isHidden] = useBalancesHidden();
  return (
    <>
      {!isHidden && decimal(value) > ZERO && '+'}
      <Balance value={value} currency={currency} />
    </>
  );
}

/** Content that reveals how much the customer has, such as a sentence with an amount; the eye button hides it. */
export function Own({ children }: { children: ReactNode }) {
  const [isHidden] = useBalancesHidden();
  return isHidden ? <Covered /> : children;
}

/** The same inside a sentence. */
export function useCover(): (amount: string) => string {
  const [isHidden] = useBalancesHidden();
  return (amount) => (isHidden ? DOTS : amount);
}

function Covered() {
  const t = useT();
  return (
    <span>
      <span aria-hidden="true">{DOTS}</span>
      <VisuallyHidden>{t('balance.hidden')}</VisuallyHidden>
    </span>
  );
}
