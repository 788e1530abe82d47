import { decimal, ZERO } from '@fairlot/money';

/** Whether an account can pay any amount. `min`: the least one; null if there is none, or while it is unknown. */
export function canPay(available: string, min: string | null = null): boolean {
  const funds = decimal(available);
  return funds > ZERO && (min === null || funds >= decimal(min));
}
