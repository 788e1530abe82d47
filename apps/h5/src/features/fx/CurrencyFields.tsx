import { TransferIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { Select } from '@fairlot/ui-kit/select';
import * as css from '../../components/moneyForm/MoneyForm.css.js';
import { useT } from '../../i18n/index.js';
import type { CurrencyPair } from './currencyPair.js';

interface CurrencyFieldsProps {
  codes: readonly string[];
  value: CurrencyPair;
  /** Called with the side that was chosen, or with both when they are swapped. */
  onValueChange: (part: Partial<CurrencyPair>) => void;
}

/** The currencies that money is exchanged between, and a button that swaps them. */
export function CurrencyFields({ codes, value, onValueChange }: CurrencyFieldsProps) {
  const t = useT();
  const options = codes.map((code) => ({ value: code, label: code }));
  return (
    <div className={css.ends}>
      <div className={css.endsFields}>
        <Select
          label={t('exchange.from')}
          value={value.from}
          onValueChange={(from) => onValueChange({ from })}
          hint={t('exchange.paidFrom')}
          options={options}
        />
        <Select
          label={t('exchange.to')}
          value={value.to}
          onValueChange={(to) => onValueChange({ to })}
          options={options}
        />
      </div>
      <IconButton
        icon={<TransferIcon />}
        label={t('exchange.swap')}
        onClick={() => onValueChange({ from: value.to, to: value.from })}
      />
    </div>
  );
}
