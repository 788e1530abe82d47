// @ts-check
/**
 * Converts a catalogue for ESLint to calls of react-intl that FormatJS's rules understand. Each message keeps the
 * line of its id, so that a report points to it.
 */

/** @param {string} text a catalogue @returns {string} the program */
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
