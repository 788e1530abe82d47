import { buttonClass } from '@fairlot/ui-kit/button';
import { DepositIcon, WithdrawIcon } from '@fairlot/ui-kit/icon';
import { Link } from '../engine/index.js';
import { useT } from '../i18n/index.js';
import { actions } from './AccountStrip.css.js';

/** Deposit and withdrawal side by side, with equal prominence. */
export function AccountActions() {
  const t = useT();
  const look = buttonClass({ variant: 'secondary', fullWidth: true });
  return (
    <div className={actions}>
      <Link to="/pages/deposit/index" className={look}>
        <DepositIcon size="small" />
        {t('balance.deposit')}
      </Link>
      <Link to="/pages/withdraw/bank" className={look}>
        <WithdrawIcon size="small" />
        {t('balance.withdraw')}
      </Link>
    </div>
  );
}
