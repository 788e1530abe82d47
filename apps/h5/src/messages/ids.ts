import type { coreNamespaces } from './core.js';
import type { Catalogues } from './namespaces.gen.js';

/** A folder of catalogues that a page or a part of one names, to be fetched beside its code. */
export type Namespace = Exclude<keyof Catalogues, (typeof coreNamespaces)[number]>;

/** Id of a sentence: `orderTicket.insufficient`. Its words are in `orderTicket/<locale>.json`. */
export type MessageId = { [Name in keyof Catalogues]: keyof Catalogues[Name] & string }[keyof Catalogues];
