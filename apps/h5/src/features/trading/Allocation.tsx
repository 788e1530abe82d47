import { Card } from '@fairlot/ui-kit/card';
import { useId } from 'react';
import { useLocale, useT } from '../../i18n/index.js';
import type { Position } from '../../queries/tradingQueries.js';
import * as css from './Allocation.css.js';
import { allocationsOf, type Allocation as Spread } from './shareOut.js';
import { numberFormat } from '../../i18n/formatters.js';

/** The number of parts that can be named on a phone's width. */
const NAMED = 4;

/** The distribution of positions over instruments, a bar per currency. */
export function Allocation({ positions }: { positions: readonly Position[] }) {
  const t = useT();
  const id = useId();
  const spreads = allocationsOf(positions, NAMED);
  if (spreads.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className={css.heading}>
          {t('trade.allocation')}
        </h2>
        {spreads.map((spread) => (
          <Bar key={spread.currency} spread={spread} hasCurrency={spreads.length > 1} />
        ))}
      </Card>
    </section>
  );
}

function Bar({ spread, hasCurrency }: { spread: Spread; hasCurrency: boolean }) {
  const t = useT();
  const locale = useLocale();
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  // Passes text to Intl, which reads decimal text exactly; the exponent divides by a hundred.
  const write = (percent: string) => format.format(`${percent}E-2` as Intl.StringNumericLiteral);
  return (
    <div className={css.spread}>
      {hasCurrency && <span className={css.currency}>{spread.currency}</span>}
      <div className={css.bar} aria-hidden="true">
        {spread.shares.map(({ symbol, percent }, index) => (
          <span
            key={symbol ?? ''}
            className={css.parts[symbol === null ? css.OTHER : index]}
            style={{ flexGrow: Number(percent) }}
          />
        ))}
      </div>
      <ul role="list" className={css.legend}>
        {spread.shares.map(({ symbol, percent }, index) => (
          <li key={symbol ?? ''} className={css.entry}>
            <span className={css.dots[symbol === null ? css.OTHER : index]} aria-hidden="true" />
            {symbol ?? t('trade.allocation.other')} <span className={css.percent}>{write(percent)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
