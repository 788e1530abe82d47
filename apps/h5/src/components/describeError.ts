import { ApiError, clientCode } from '@fairlot/api-client';
import { toast } from '@fairlot/ui-kit/toast';
import { getLanguage, type MessageId } from '../i18n/index.js';

const words = new Map<unknown, MessageId>([
  [clientCode.timeout, 'app.error.timeout'],
  [clientCode.network, 'app.error.network'],
  [clientCode.fileNetwork, 'app.error.network'],
  [clientCode.duplicate, 'app.error.duplicate'],
  [clientCode.unreadableFile, 'app.error.file'],
]);

/**
 * The messages for a caught error: the server's own, or the app's for other errors. Empty for an aborted call, and
 * for a 401, which the session handles.
 */
export function describeError(error: unknown): readonly string[] {
  const { t } = getLanguage();
  if (!(error instanceof ApiError)) return [t('app.error.unknown')];
  if (error.code === clientCode.aborted || error.status === 401) return [];
  if (error.messages.length > 0) return error.messages;
  return [t(words.get(error.code) ?? 'app.error.unknown')];
}

/** Shows messages of an error as toasts, each once. */
export function toastEach(messages: readonly string[]): void {
  for (const message of messages) toast(message, { tone: 'error', id: message });
}

/** Shows an error as toasts. Forms that move money keep the message in the form as well. */
export const toastError = (error: unknown): void => toastEach(describeError(error));
