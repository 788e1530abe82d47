// @ts-check
/**
 * Lets ESLint read a catalogue as the call of react-intl that FormatJS's rules know. Each message stands on the line of its id,
 * so that what a rule says of it leads to its place.
 */

/** @param {string} text a catalogue @returns {string} the same as a program */
function programOf(text) {
  /** @type {Record<string, string | {message: string, description: string}>} */
  const words = JSON.parse(text);
  const lines = text.split('\n').map(() => '');
  let from = 0;
  for (const [id, entry] of Object.entries(words)) {
    const at = text
      .split('\n')
      .findIndex((line, index) => index >= from && line.trimStart().startsWith(`"${id}":`));
    from = at + 1;
    const { message, description } = typeof entry === 'string' ? { message: entry, description: id } : entry;
    lines[at] = `${JSON.stringify(id)}: ${JSON.stringify({ id, defaultMessage: message, description })},`;
  }
  lines[0] = "import { defineMessages } from 'react-intl'; defineMessages({";
  return `${lines.join('\n')}\n});`;
}

/** @type {import('eslint').Linter.Processor} */
export const catalogue = {
  meta: { name: 'catalogue' },
  preprocess: (text) => [{ text: programOf(text), filename: 'catalogue.js' }],
  postprocess: (lists) => lists.flat(),
};
