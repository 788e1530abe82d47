import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { line } from './ImageInput.css.js';
import type { RefusedImage } from './pickImages.js';

const english = {
  imageTooMany: en.imageTooMany,
  imageWrongKind: en.imageWrongKind,
  imageTooLarge: en.imageTooLarge,
  imageDamaged: en.imageDamaged,
};

const REFUSALS = {
  tooMany: 'imageTooMany',
  notAnImage: 'imageWrongKind',
  tooLarge: 'imageTooLarge',
  empty: 'imageDamaged',
  cutOff: 'imageDamaged',
} as const;

export interface RefusedLinesProps {
  refused: readonly RefusedImage[];
  max: number;
  maxBytes: number;
}

/** Each file that was left out, by its name, and why. */
export function RefusedLines({ refused, max, maxBytes }: RefusedLinesProps) {
  const messages = useKitMessages(english);
  return refused.map(({ name, reason }, index) => (
    <p key={index} className={line}>
      {fillMessage(messages[REFUSALS[reason]], {
        name,
        max: reason === 'tooLarge' ? inMegabytes(maxBytes) : max,
      })}
    </p>
  ));
}

function inMegabytes(bytes: number): string {
  const locale = document.documentElement.lang || 'en';
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`;
}
