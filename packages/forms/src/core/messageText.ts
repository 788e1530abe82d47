/** What a form can say: ids of dotted words, each with the names of the values that its sentence takes. */
export type MessageCatalogue = Readonly<Record<string, readonly string[]>>;

/** The values that a message takes: none, or one object of text. */
export type MessageValues<Names extends readonly string[]> = Names extends readonly []
  ? []
  : [values: Readonly<Record<Names[number], string>>];

export interface MessageText {
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Told from a server's sentence by its form: words with dots between them, and nothing else. */
const ID = /^[a-z][\w-]*(?:\.[\w-]+)+$/i;

/** A message as the one string that schemas and form libraries carry. `id`: words with dots between them. */
export function writeMessage(id: string, values?: Readonly<Record<string, string>>): string {
  return values === undefined ? id : `${id}?${new URLSearchParams(values).toString()}`;
}

/** Reads what `writeMessage` wrote; null for any other text, such as a server's sentence. */
export function readMessageText(text: string): MessageText | null {
  const [id = '', query = ''] = text.split('?', 2);
  return ID.test(id) ? { id, values: Object.fromEntries(new URLSearchParams(query)) } : null;
}

/**
 * `writeMessage` for a product's own ids: one that is not in the catalogue, and a value that its sentence does not take, do not compile.
 * @example const say = messagesOf<typeof savingsMessages>(); … z.minLength(1, say('savings.name.required'))
 */
export function messagesOf<Catalogue extends MessageCatalogue>(): <Id extends keyof Catalogue & string>(
  id: Id,
  ...values: MessageValues<Catalogue[Id]>
) => string {
  return writeMessage;
}
