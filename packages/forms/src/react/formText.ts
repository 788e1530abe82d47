import { createContext, useContext } from 'react';
import { readMessageText } from '../core/messageText.js';
import { need } from './need.js';

/** Translates a message into the customer's language. `Id`: the message ids of the product's forms. */
export type FormText<Id extends string = string> = (
  id: Id,
  values: Readonly<Record<string, string>>,
) => string;

const Context = createContext<FormText<never> | undefined>(undefined);

/**
 * Provides the texts for the forms below it: `<FormTextProvider value={(id, values) => intl.formatMessage({ id },
 * values)}>`.
 */
export const FormTextProvider = Context.Provider;

/**
 * Returns a function that translates an error's text: the product translates a message of the forms; a server's
 * sentence stays.
 */
export function useFormText(): (text: string) => string {
  // Without a provider each message would fail later, when a customer makes a mistake.
  const say = useContext(Context) as FormText<never>;
  if (process.env.NODE_ENV !== 'production')
    need(
      typeof say === 'function',
      'FormTextProvider',
      'value',
      say,
      'Put <FormTextProvider value={(id, values) => …}> around the form.',
    );
  return (text) => {
    const message = readMessageText(text);
    // The product must provide texts for all ids of its schemas. An invalid field that says nothing cannot be corrected.
    return message === null ? text : say(message.id as never, message.values) || message.id;
  };
}
