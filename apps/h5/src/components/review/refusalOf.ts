import { isApiError } from '@fairlot/api-client';
import type { MoneyAction } from './moneyActions.js';

/** What an action was refused with, for the form that it came from; undefined for one that was not. */
export const refusalOf = (action: MoneyAction | undefined): unknown =>
  action?.phase.at === 'refused' ? action.phase.error : undefined;

/** Whether an action was refused for what stands in the form, so that the form replaces its review. */
export function isForTheForm(action: MoneyAction | undefined): boolean {
  const refusal = refusalOf(action);
  return (
    refusal !== undefined &&
    !isApiError(refusal, 'pay_password_incorrect', 'pay_password_locked', 'pay_password_not_set')
  );
}
