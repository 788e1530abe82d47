import { createContext, useContext } from 'react';
import { readMessageText } from '../core/messageText.js';

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
  const say = useContext(Context);
  if (say === undefined) throw new Error('A form needs a FormTextProvider above it, or it has no words.');
  return (text) => {
    const message = readMessageText(text);
    // The product must provide texts for all ids of its schemas.
    return message === null ? text : say(message.id as never, message.values);
  };
}
