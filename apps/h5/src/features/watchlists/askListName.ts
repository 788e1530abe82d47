import { readMessage } from '@fairlot/forms/messages';
import { watchlistForm } from '@fairlot/forms/watchlists';
import { prompt } from '@fairlot/ui-kit/modal';
import { describeError } from '../../components/describeError.js';
import { getLanguage } from '../../i18n/index.js';

export interface ListNameQuestion {
  title: string;
  /** Names of the customer's other lists. */
  taken: readonly string[];
  initialValue?: string;
  /** Sends the name; if it rejects, the question stays open with the reason. */
  onConfirm: (name: string) => Promise<void>;
}

/** Asks for the name of a list, validated as on the server. */
export async function askListName({
  title,
  taken,
  initialValue,
  onConfirm,
}: ListNameQuestion): Promise<void> {
  const { t } = getLanguage();
  const form = watchlistForm(taken);
  await prompt({
    title,
    label: t('watchlist.name'),
    confirmLabel: t('watchlist.save'),
    ...(initialValue === undefined ? {} : { initialValue }),
    validate(name) {
      const issue = form.safeParse({ name }).error?.issues[0];
      return issue === undefined ? null : sayIssue(issue.message);
    },
    onConfirm: (name) => onConfirm(form.parse({ name }).name),
    describeError: (error) => describeError(error).join(' '),
  });
}

function sayIssue(text: string): string {
  const message = readMessage(text);
  return message === null ? text : getLanguage().t(message.id, message.values);
}
