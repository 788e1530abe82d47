import { decimal, ZERO } from '@fairlot/money';
import { Change, Price, type PriceProps } from '@fairlot/ui-kit/price';
import { VisuallyHidden } from '@fairlot/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { useLocale, useT } from '../i18n/index.js';
import { useBalancesHidden } from '../state/preferences.js';
import { useMoneyPlaces } from '../queries/referenceQueries.js';

/** Always the same number of dots, so that they reveal nothing of the amount. */
const DOTS = '••••';

export interface BalanceProps {
  /** Decimal text; an en dash stands for what is not known. */
  value: string | null | undefined;
  currency: string | undefined;
  /** Digits after the point. @default as many as the currency has */
  decimals?: number;
  size?: PriceProps['size'];
}

/** An amount of the customer's own, which the eye button covers. */
export function Balance({ value, currency, decimals, size }: BalanceProps) {
  const locale = useLocale();
  const places = useMoneyPlaces(currency);
  const [isHidden] = useBalancesHidden();
  if (isHidden) return <Covered />;
  return (
    <Price
      value={value}
      locale={locale}
      decimals={decimals ?? places}
      {...(currency === undefined ? {} : { currency })}
      {...(size === undefined ? {} : { size })}
    />
  );
}

export interface BalanceChangeProps {
  /** Decimal text. */
  value: string | null | undefined;
  /** In per cent; follows the amount in brackets. */
  percent?: string | null | undefined;
  currency: string | undefined;
}

/** The customer's gain or loss. While balances are hidden only the percentage shows, which does not reveal the amount. */
export function BalanceChange({ value, percent, currency }: BalanceChangeProps) {
  const locale = useLocale();
  const places = useMoneyPlaces(currency);
  const [isHidden] = useBalancesHidden();
  if (isHidden) {
    return percent === undefined || percent === null ? (
      <Covered />
    ) : (
      <Change percent={percent} locale={locale} />
    );
  }
  return (
    <Change
      value={value ?? null}
      locale={locale}
      decimals={places}
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

/** Whatever tells how much the customer has, such as an amount with words around it; the eye button covers it. */
export function Own({ children }: { children: ReactNode }) {
  const [isHidden] = useBalancesHidden();
  return isHidden ? <Covered /> : children;
}

/** The same inside of a sentence. */
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
