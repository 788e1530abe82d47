import { createContext, useContext } from 'react';
import { readMessageText } from '../core/messageText.js';

/** Says a message in the customer's language. `Id`: those of the product's forms. */
export type FormText<Id extends string = string> = (
  id: Id,
  values: Readonly<Record<string, string>>,
) => string;

const Context = createContext<FormText<never> | undefined>(undefined);

/** Gives the forms below it their words: `<FormTextProvider value={(id, values) => intl.formatMessage({ id }, values)}>`. */
export const FormTextProvider = Context.Provider;

/** Turns an error's text into words: a message of the forms is said by the product, a server's sentence stays. */
export function useFormText(): (text: string) => string {
  const say = useContext(Context);
  if (say === undefined) throw new Error('A form needs a FormTextProvider above it, or it has no words.');
  return (text) => {
    const message = readMessageText(text);
    // Which ids there are is between the product's schemas and its words.
    return message === null ? text : say(message.id as never, message.values);
  };
}
