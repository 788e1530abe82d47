import { elided } from '@fairlot/money';
import type { ReactNode } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl/server';
import type { MessageId } from '../messages/ids.js';
import { englishMessages } from './catalogue.js';

export type Values = Record<string, string | number | bigint | Date | undefined>;
export type RichValues = Record<string, ReactNode | ((parts: ReactNode[]) => ReactNode)>;

/** Returns a message of the catalogues. */
export interface Translate {
  (id: MessageId, values?: Values): string;
  /** With elements inside: `t.rich('auth.terms', { link: (parts) => <Link ...>{parts}</Link> })`. */
  rich: (id: MessageId, values: RichValues) => ReactNode;
}

/**
 * Returns messages in the language of `intl`, or in English if it lacks them. A message whose namespace was not
 * loaded is shown as missing, never as its id; the tests of pages treat that as a failure.
 */
export function translateWith(intl: () => IntlShape): Translate {
  const find = (id: MessageId): MessageDescriptor => {
    const isKnown = Object.hasOwn(intl().messages, id) || Object.hasOwn(englishMessages, id);
    if (!isKnown) console.error(`No words: ${id}`);
    const said = isKnown ? id : 'app.words.missing';
    const english = englishMessages[said];
    return english === undefined ? { id: said } : { id: said, defaultMessage: english };
  };
  const say = (id: MessageId, values?: Values): string =>
    elided(intl().formatMessage(find(id), values), intl().locale);
  return Object.assign(say, {
    rich: (id: MessageId, values: RichValues) => intl().formatMessage(find(id), values),
  });
}
