const SHOWN_CHARACTERS = 4;

/**
 * The end of a document's number: enough for its owner to recognise it, and at most half of it. Answers show only the
 * end, and after the decision only the end is stored.
 */
export const numberEnd = (number: string): string =>
  number.slice(-Math.min(SHOWN_CHARACTERS, Math.floor(number.length / 2)));
