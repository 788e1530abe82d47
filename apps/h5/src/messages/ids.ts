import type { Catalogues } from './namespaces.gen.js';

/** A folder of catalogues. */
export type Namespace = keyof Catalogues;

/** Id of a sentence: `orderTicket.insufficient`. Its words are in `orderTicket/<locale>.json`. */
export type MessageId = { [Name in Namespace]: keyof Catalogues[Name] & string }[Namespace];
