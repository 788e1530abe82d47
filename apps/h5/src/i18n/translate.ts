import type { ReactNode } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl/server';
import type { MessageId } from '../messages/ids.js';
import { englishMessages } from './catalogue.js';

export type Values = Record<string, string | number | bigint | Date | undefined>;
export type RichValues = Record<string, ReactNode | ((parts: ReactNode[]) => ReactNode)>;

/** Says a sentence of the catalogues. */
export interface Translate {
  (id: MessageId, values?: Values): string;
  /** With elements inside: `t.rich('auth.terms', { link: (parts) => <Link ...>{parts}</Link> })`. */
  rich: (id: MessageId, values: RichValues) => ReactNode;
}

/**
 * Says sentences in the language of `intl`, and in English what it lacks. Nobody ever reads an id: a sentence whose
 * namespace was not loaded is said to be missing, which the tests of pages take for a fault.
 */
export function translateWith(intl: () => IntlShape): Translate {
  const find = (id: MessageId): MessageDescriptor => {
    const isKnown = Object.hasOwn(intl().messages, id) || Object.hasOwn(englishMessages, id);
    if (!isKnown) console.error(`No words: ${id}`);
    const said = isKnown ? id : 'app.words.missing';
    const english = englishMessages[said];
    return english === undefined ? { id: said } : { id: said, defaultMessage: english };
  };
  return Object.assign((id: MessageId, values?: Values) => intl().formatMessage(find(id), values), {
    rich: (id: MessageId, values: RichValues) => intl().formatMessage(find(id), values),
  });
}
