import type { OrderTicketValues } from '@fairlot/forms/orders';
import { ChevronDownIcon } from '@fairlot/ui-kit/icon';
import { Suspense, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Figures } from '../../components/figures.js';
import type { Direction } from '../../components/profitAndLoss.js';
import { useT } from '../../i18n/index.js';
import { disclosure, disclosureIcon, disclosureTitle } from './OrderTicket.css.js';
import { lazyPart } from '../../components/lazyPart.js';

const ExitInputs = lazyPart({
  load: async () => (await import('./ExitInputs.js')).ExitInputs,
  words: ['orderTicket'],
});

export interface ExitFieldsProps {
  form: Pick<UseFormReturn<OrderTicketValues, unknown, unknown>, 'control' | 'getValues'>;
  direction: Direction;
  /** The price at which the position would be opened; undefined while unknown. */
  entry: string | undefined;
  /** Whether the entry changes by itself, as for a market order. */
  isMarket: boolean;
  quantity: string;
  tickSize: string;
  places: { price: number };
  figures: Figures;
  currency: string;
}

/**
 * Stop loss and take profit, collapsed and loaded when expanded, because most orders have neither. A restored ticket
 * with one shows it.
 */
export function ExitFields(props: ExitFieldsProps) {
  const t = useT();
  const [startsOpen] = useState(() => props.form.getValues(['stopLoss', 'takeProfit']).some(Boolean));
  const [wasOpened, setWasOpened] = useState(startsOpen);
  return (
    <details className={disclosure} open={startsOpen} onToggle={() => setWasOpened(true)}>
      <summary className={disclosureTitle}>
        {t('orderTicket.exits')}
        <ChevronDownIcon size="medium" className={disclosureIcon} />
      </summary>
      {wasOpened && (
        <Suspense>
          <ExitInputs {...props} />
        </Suspense>
      )}
    </details>
  );
}
