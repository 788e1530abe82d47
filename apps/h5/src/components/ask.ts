import { prompt, type PromptOptions, type PromptResult } from '@fairlot/ui-kit/modal';
import { toast } from '@fairlot/ui-kit/toast';
import { getLanguage } from '../i18n/index.js';
import { fetchMissingStyles } from '../state/fetchMissingStyles.js';

/** As `prompt`. Its field is loaded with the first question; if that fails, a toast says so, and the next try loads it. */
export async function ask(question: PromptOptions): Promise<PromptResult> {
  // Still without a network, the prompt itself fails.
  await fetchMissingStyles().catch(() => undefined);
  const result = await prompt(question);
  if (result.reason === 'unmount') toast(getLanguage().t('app.error.network'), { tone: 'error' });
  return result;
}
