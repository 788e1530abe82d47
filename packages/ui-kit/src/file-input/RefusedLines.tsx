import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { line } from './FileInput.css.js';
import { fileSize } from './fileSize.js';
import type { RefusedFile } from './pickFiles.js';

const english = {
  imageTooMany: en.imageTooMany,
  fileWrongKind: en.fileWrongKind,
  imageTooLarge: en.imageTooLarge,
  imageDamaged: en.imageDamaged,
};

const WORDS = {
  tooMany: 'imageTooMany',
  wrongKind: 'fileWrongKind',
  tooLarge: 'imageTooLarge',
  damaged: 'imageDamaged',
} as const;

export interface RefusedLinesProps {
  /** In the order in which they were chosen. */
  refused: readonly RefusedFile[];
  /** How many files the field takes; said of one too many. */
  max: number;
  /** How large a file may be, in bytes; said of one that is too large. */
  maxBytes: number;
}

/** Each file that was left out, by its name, and why. */
export function RefusedLines({ refused, max, maxBytes }: RefusedLinesProps) {
  const messages = useKitMessages(english);
  const { locale } = useKitLocale();
  return refused.map(({ name, reason }, index) => (
    <p key={index} data-part="line" className={line}>
      {fillMessage(messages[WORDS[reason]], {
        name,
        max: reason === 'tooLarge' ? fileSize(maxBytes, locale) : max,
      })}
    </p>
  ));
}
