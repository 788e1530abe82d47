import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { line } from './ImageInput.css.js';
import type { RefusedImage } from './pickImages.js';
import type { ImageHint } from './prepareImage.js';
import { advice } from './RemarkLines.css.js';

const english = {
  imageTooMany: en.imageTooMany,
  imageWrongKind: en.imageWrongKind,
  imageTooLarge: en.imageTooLarge,
  imageTooSmall: en.imageTooSmall,
  imageDamaged: en.imageDamaged,
  imageDark: en.imageDark,
  imageSmall: en.imageSmall,
};

const WORDS = {
  tooMany: 'imageTooMany',
  notAnImage: 'imageWrongKind',
  tooLarge: 'imageTooLarge',
  tooSmall: 'imageTooSmall',
  empty: 'imageDamaged',
  cutOff: 'imageDamaged',
  dark: 'imageDark',
  small: 'imageSmall',
} as const;

/** What there is to say of a chosen file: why it was left out, or what to look at before it is relied on. */
export type ImageRemark = RefusedImage | { readonly name: string; readonly reason: ImageHint };

export interface RemarkLinesProps {
  /** In the order in which they were found. */
  remarks: readonly ImageRemark[];
  /** How many images the field takes; said of one too many. */
  max: number;
  /** How large a file may be, in bytes; said in MB of one that is too large. */
  maxBytes: number;
  /** How short its shorter edge may be, in the picture's pixels; said of one that is shorter. */
  minEdgePx: number | undefined;
}

/** Each file that there is something to say of, by its name. */
export function RemarkLines({ remarks, max, maxBytes, minEdgePx = 1 }: RemarkLinesProps) {
  const messages = useKitMessages(english);
  const { locale } = useKitLocale();
  return remarks.map(({ name, reason }, index) => (
    <p key={index} data-part="advice" className={reason === 'dark' || reason === 'small' ? advice : line}>
      {fillMessage(messages[WORDS[reason]], {
        name,
        max: reason === 'tooLarge' ? inMegabytes(maxBytes, locale) : max,
        min: minEdgePx,
      })}
    </p>
  ));
}

function inMegabytes(bytes: number, locale: string): string {
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1_000_000)} MB`;
}
