import { createContext, useContext } from 'react';
import { readMessage, type FormMessageId } from '../messages.js';

/** Says a message in the customer's language. */
export type FormText = (id: FormMessageId, values: Readonly<Record<string, string>>) => string;

const Context = createContext<FormText | undefined>(undefined);

/** Gives the forms below it their words: `<FormTextProvider value={(id, values) => intl.formatMessage({ id }, values)}>`. */
export const FormTextProvider = Context.Provider;

/** Turns an error's text into words: a message of ours is said by the app, a server's sentence stays. */
export function useFormText(): (text: string) => string {
  const say = useContext(Context);
  if (say === undefined) throw new Error('A form needs a FormTextProvider above it, or it has no words.');
  return (text) => {
    const message = readMessage(text);
    return message === null ? text : say(message.id, message.values);
  };
}
