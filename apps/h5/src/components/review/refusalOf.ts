import { isApiError } from '@fairlot/api-client';
import type { MoneyAction } from './moneyActions.js';

/** The error of a refused action, for its form; undefined for other actions. */
export const refusalOf = (action: MoneyAction | undefined): unknown =>
  action?.phase.at === 'refused' ? action.phase.error : undefined;

/** Whether the refusal concerns the form's values, so that the form replaces its review. */
export function isForTheForm(action: MoneyAction | undefined): boolean {
  const refusal = refusalOf(action);
  return (
    refusal !== undefined &&
    !isApiError(refusal, 'pay_password_incorrect', 'pay_password_locked', 'pay_password_not_set')
  );
}
