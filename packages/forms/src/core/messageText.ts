/** The messages of a form: dotted ids, each with the names of its message's values. */
export type MessageCatalogue = Readonly<Record<string, readonly string[]>>;

/** The values of a message: none, or one object of text. */
export type MessageValues<Names extends readonly string[]> = Names extends readonly []
  ? []
  : [values: Readonly<Record<Names[number], string>>];

export interface MessageText {
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Distinguishes an id from a server's sentence: words with dots between them, and nothing else. */
const ID = /^[a-z][\w-]*(?:\.[\w-]+)+$/i;

/** Encodes a message as the one string that schemas and form libraries carry. `id`: words with dots between them. */
export function writeMessage(id: string, values?: Readonly<Record<string, string>>): string {
  if (!values) return id;
  // A value that a product does not know, such as a currency, is not written as "undefined".
  const known = Object.entries(values).map(([name, value]) => [name, (value as string | undefined) ?? '']);
  return `${id}?${new URLSearchParams(known).toString()}`;
}

/** Decodes a text of `writeMessage`; null for any other text, such as a server's sentence. */
export function readMessageText(text: string): MessageText | null {
  const [id = '', query = ''] = String(text).split('?', 2);
  return ID.test(id) ? { id, values: Object.fromEntries(new URLSearchParams(query)) } : null;
}

/**
 * `writeMessage` for a product's own ids. An id that is not in the catalogue, or a value that its message does not
 * have, is a type error.
 * @example const say = messagesOf<typeof savingsMessages>(); … z.minLength(1, say('savings.name.required'))
 */
export function messagesOf<Catalogue extends MessageCatalogue>(): <Id extends keyof Catalogue & string>(
  id: Id,
  ...values: MessageValues<Catalogue[Id]>
) => string {
  return writeMessage;
}
