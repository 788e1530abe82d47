import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { useKitLocale } from '../provider/kitLanguage.js';
import { line } from '../upload/UploadFrame.css.js';
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

/** A remark about a chosen file: why it was refused, or a hint at its quality. */
export type ImageRemark = RefusedImage | { readonly name: string; readonly reason: ImageHint };

export interface RemarkLinesProps {
  /** In the order in which they were found. */
  remarks: readonly ImageRemark[];
  /** How many images the field takes, for the remark on one too many. */
  max: number;
  /** The maximum size of a file in bytes, shown in MB in the remark on a larger one. */
  maxBytes: number;
  /** The minimum of the shorter edge in the picture's pixels, for the remark on a smaller one. */
  minEdgePx: number | undefined;
}

/** A line for each remark, with the file's name. */
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
  const style = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, style).format(bytes / 1_000_000);
}
