import { prompt, type PromptOptions, type PromptResult } from '@fairlot/ui-kit/modal';
import { toast } from '@fairlot/ui-kit/toast';
import { getLanguage } from '../i18n/index.js';
import { fetchMissingStyles } from '../state/fetchMissingStyles.js';

let asked: Promise<PromptResult> | undefined;
let hasFailed = false;

/**
 * As `prompt`. Its field is loaded with the first question; if that fails, a toast says so, and the next try loads it.
 * Until the question is answered, a second tap on its button asks nothing more.
 */
export function ask(question: PromptOptions): Promise<PromptResult> {
  asked ??= askOnce(question).finally(() => {
    asked = undefined;
  });
  return asked;
}

async function askOnce(question: PromptOptions): Promise<PromptResult> {
  const isRetry = hasFailed;
  hasFailed = false;
  // Only after a failure, because styles that are still loading look like missing ones. Still without a network, the
  // prompt itself fails.
  if (isRetry) await fetchMissingStyles().catch(() => undefined);
  const result = await prompt(question);
  hasFailed = result.reason === 'unmount';
  if (hasFailed) toast(getLanguage().t('app.error.network'), { tone: 'error' });
  return result;
}
