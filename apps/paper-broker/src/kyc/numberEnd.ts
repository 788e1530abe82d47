const SHOWN_CHARACTERS = 4;

/**
 * The end of a document's number: enough for its owner to recognize it, and never more than half of it. It is all that an
 * answer shows, and all that is kept once the case is decided.
 */
export const numberEnd = (number: string): string =>
  number.slice(-Math.min(SHOWN_CHARACTERS, Math.floor(number.length / 2)));
