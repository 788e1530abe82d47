import { isApiError } from '@fairlot/api-client';
import { getLanguage } from '../i18n/index.js';
import { describeError, toastEach } from './describeError.js';

/** As `describeError`, and says that a watchlist was deleted elsewhere. Needs the words `watchlist`. */
export function describeListError(error: unknown): readonly string[] {
  // An unknown symbol is named as a field.
  const isGone = isApiError(error, 'not_found') && error.fieldErrors.length === 0;
  return isGone ? [getLanguage().t('watchlist.gone')] : describeError(error);
}

/** Shows the error of a change of a watchlist as toasts. */
export const toastListError = (error: unknown): void => toastEach(describeListError(error));
