import { TransferIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { Select } from '@fairlot/ui-kit/select';
import { useFigures } from '../../components/figures.js';
import * as css from '../../components/moneyForm/MoneyForm.css.js';
import { useAccountWord } from '../../components/useAccountWord.js';
import { useT } from '../../i18n/index.js';
import { useMoneyPlaces } from '../../queries/referenceQueries.js';
import type { Account } from '../../queries/tradingQueries.js';
import { targetsOf, withFrom, type Ends } from './transferEnds.js';

interface EndsFieldsProps {
  accounts: readonly Account[];
  value: Ends;
  onValueChange: (ends: Ends) => void;
}

/** The accounts that money is moved between, and a button that swaps them. */
export function EndsFields({ accounts, value, onValueChange }: EndsFieldsProps) {
  const t = useT();
  const word = useAccountWord();
  const to = accounts.find(({ id }) => id === value.to);
  const currency = to?.currency ?? '';
  const places = useMoneyPlaces(currency);
  const figures = useFigures(currency, { price: places, money: places });
  const option = (account: Account) => ({ value: account.id, label: word(account) });
  return (
    <div className={css.ends}>
      <div className={css.endsFields}>
        <Select
          label={t('transfer.from')}
          value={value.from}
          onValueChange={(id) => onValueChange(withFrom(accounts, value, id))}
          options={accounts.map(option)}
        />
        <Select
          label={t('transfer.to')}
          value={value.to}
          onValueChange={(id) => onValueChange({ ...value, to: id })}
          hint={t('transfer.available', { amount: figures.money(to?.availableFunds) })}
          options={targetsOf(accounts, value.from).map(option)}
        />
      </div>
      <IconButton
        icon={<TransferIcon />}
        label={t('transfer.swap')}
        onClick={() => onValueChange({ from: value.to, to: value.from })}
      />
    </div>
  );
}
