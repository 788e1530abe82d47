import type { Schemas } from '@fairlot/api-client';
import { decimal, ZERO } from '@fairlot/money';
import type { Figures } from '../../components/figures.js';
import { quiet } from '../../components/moneyForm/MoneyForm.css.js';
import { Link } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';

type Account = Schemas['Account'];

/**
 * Money of the currency that is on hold or in other accounts, which explains why the maximum is less than the total.
 */
export function Elsewhere({
  accounts,
  currency,
  figures,
}: {
  accounts: readonly Account[];
  currency: string;
  figures: Figures;
}) {
  const t = useT();
  const other = accounts
    .filter((account) => account.kind !== 'cash' && account.currency === currency)
    .filter(({ availableFunds }) => decimal(availableFunds) > ZERO);
  const cash = accounts.find((account) => account.kind === 'cash' && account.currency === currency);
  const held = cash?.used ?? '0';
  const elsewhere = other.map((account) => (
    <p key={account.id} className={quiet}>
      {t.rich(account.kind === 'trade' ? 'withdraw.elsewhere.trade' : 'withdraw.elsewhere.fund', {
        amount: figures.money(account.availableFunds),
        link: (words) => (
          <Link
            to="/pages/profile/transfer"
            search={{ from: account.id, ...(cash === undefined ? {} : { to: cash.id }) }}
          >
            {words}
          </Link>
        ),
      })}
    </p>
  ));
  return (
    <>
      {decimal(held) > ZERO && (
        <p className={quiet}>
          {t.rich('withdraw.elsewhere.held', {
            amount: figures.money(held),
            link: (words) => (
              <Link to="/pages/withdraw/record" search={{ status: 'wait' }}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {elsewhere}
    </>
  );
}
