import { Button } from '@fairlot/ui-kit/button';
import { Select } from '@fairlot/ui-kit/select';
import * as css from '../../components/moneyForm/MoneyForm.css.js';
import { flush } from '../../components/records/Records.css.js';
import { useT } from '../../i18n/index.js';
import type { WithdrawalType } from './withdrawalQueries.js';
import type { PayeeChoice } from './withdrawSubject.js';

interface PayeeFieldProps {
  type: WithdrawalType;
  payees: readonly PayeeChoice[];
  /** Undefined once the payee on screen was removed. */
  chosen: PayeeChoice | undefined;
  onChoose: (id: string) => void;
  onAdd: () => void;
}

/** Where the money goes, and the way to add another place. */
export function PayeeField({ type, payees, chosen, onChoose, onAdd }: PayeeFieldProps) {
  const t = useT();
  return (
    <div className={css.group}>
      {payees.length > 0 && (
        <Select
          label={t(type === 'bank' ? 'withdraw.toBank' : 'withdraw.toWallet')}
          value={chosen?.id ?? ''}
          onValueChange={(id) => id !== '' && onChoose(id)}
          options={payees.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      <div>
        <Button variant="quiet" size="small" className={flush} onClick={onAdd}>
          {t(type === 'bank' ? 'withdraw.addBank' : 'withdraw.addWallet')}
        </Button>
      </div>
    </div>
  );
}
