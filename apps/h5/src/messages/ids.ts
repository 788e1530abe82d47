import type { coreNamespaces } from './core.js';
import type { Catalogues } from './namespaces.gen.js';

/** A namespace that a page or a part names, to be loaded with its code. */
export type Namespace = Exclude<keyof Catalogues, (typeof coreNamespaces)[number]>;

/** Id of a message: `orderTicket.insufficient`. Its text is in `orderTicket/<locale>.json`. */
export type MessageId = { [Name in keyof Catalogues]: keyof Catalogues[Name] & string }[keyof Catalogues];
