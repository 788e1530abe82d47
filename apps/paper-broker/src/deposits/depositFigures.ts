import { decimal } from '@fairlot/money';
import { scaleOf } from '../currencies.js';
import { asBooked, differenceOf, productOf, value, type Figure } from '../figures/figure.js';
import type { DepositRow } from './depositRow.js';

/** The credited amount of a deposit: less the fee, times the rate. Undefined if nothing was credited. */
export function creditedFigure(row: DepositRow): Figure | undefined {
  const { id, currency, converted_currency: to, converted_amount: credited, rate } = row;
  if (credited === null || rate === null) return undefined;
  const asOf = row.audited_at ?? row.submitted_at;
  const source = { kind: 'deposit', id } as const;
  const facts = { currency, asOf, source };
  const arrived = value('deposit_arrived', decimal(row.audit_amount ?? row.amount), facts);
  const fee = value('deposit_fee', decimal(row.fee), facts);
  const inAccount = { currency: to, asOf, source };
  const tree =
    currency === to
      ? differenceOf('deposit_credited', [arrived, fee], facts)
      : productOf(
          'deposit_credited',
          [
            differenceOf('deposit_net', [arrived, fee], facts),
            value('mid_rate', decimal(rate), {
              asOf,
              source: { kind: 'currency_pair', id: `${currency}/${to}` },
            }),
          ],
          { ...inAccount, places: scaleOf(to), mode: 'down' },
        );
  return asBooked(tree, value('deposit_credited', decimal(credited), inAccount));
}
