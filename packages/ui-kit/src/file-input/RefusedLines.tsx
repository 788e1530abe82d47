import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { line } from '../upload/UploadFrame.css.js';
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
  /** In the order of choosing. */
  refused: readonly RefusedFile[];
  /** The maximum number of files, for the message about one too many. */
  max: number;
  /** The maximum size of a file in bytes, for the message about one that is too large. */
  maxBytes: number;
}

/** A line for each refused file: its name and the reason. */
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
