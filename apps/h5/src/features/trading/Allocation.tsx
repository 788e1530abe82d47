import { Card } from '@fairlot/ui-kit/card';
import { useId } from 'react';
import { useLocale, useT } from '../../i18n/index.js';
import type { Position } from '../../queries/tradingQueries.js';
import * as css from './Allocation.css.js';
import { allocationsOf, type Allocation as Spread } from './allocation.js';
import { numberFormat } from '../../i18n/formatters.js';

/** As many as a phone's width can name. */
const NAMED = 4;

/** How what is held is spread over instruments, a bar for each currency. */
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
  // Text to Intl, which reads decimal text exactly; the exponent takes the hundred.
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
