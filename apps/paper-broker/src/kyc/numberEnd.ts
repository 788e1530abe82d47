const SHOWN_CHARACTERS = 4;

/**
 * The end of a document's number: enough for its owner to recognise it, and never more than half of it. Answers show
 * only this, and after the decision only this is kept.
 */
export const numberEnd = (number: string): string =>
  number.slice(-Math.min(SHOWN_CHARACTERS, Math.floor(number.length / 2)));
