import { isApiError } from '@fairlot/api-client';
import { describeError } from '../../components/describeError.js';
import { getLanguage } from '../../i18n/index.js';
import { refreshPayees } from '../../queries/payeeQueries.js';

/** As `describeError`; says that a payee was removed elsewhere, and refetches the list. */
export function describePayeeError(error: unknown): string {
  if (!isApiError(error, 'not_found')) return describeError(error).join(' ');
  void refreshPayees();
  return getLanguage().t('payees.gone');
}
