/**
 * Every area of words adds itself here (`areas/<area>.ts`), so that engineers of different areas never edit one file.
 * The ids of all areas together are what `t` accepts.
 */
export interface Catalogues {
  /** Only there so that the interface is never empty. */
  readonly none?: Record<never, never>;
}

type AreaOf = Exclude<keyof Catalogues, 'none'>;

/** Id of a sentence: `orders.ticket.insufficient`. Its words are in `<locale>/<area>.json`. */
export type MessageId = { [Area in AreaOf]: keyof Catalogues[Area] & string }[AreaOf];
