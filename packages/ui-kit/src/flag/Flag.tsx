import { useState } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { textOf } from '../checks/usable.js';
import * as css from './Flag.css.js';

export interface FlagProps extends RootProps {
  /** The country's two letters, ISO 3166-1: `DE`. Shown until the picture has loaded, or if it cannot load. */
  country: string;
  /** The URL of the picture, 3:2. The kit contains none; a product provides those of its markets. */
  src?: string | undefined;
  /** The accessible name, if no name stands beside the flag. @default none: the flag is decorative */
  label?: string | undefined;
}

/**
 * A country's flag, beside the name of a market, a language or a currency. 24 x 16 px. It never shows a broken
 * picture.
 */
export function Flag({ country, src, label, ...rest }: FlagProps) {
  // Applies to this URL only; another one may exist.
  const [missing, setMissing] = useState<string>();
  const code = textOf('Flag', 'country', country).slice(0, 2).toUpperCase();
  return (
    <span
      {...rootOf(rest, css.flag)}
      data-part="flag"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span data-part="code" className={css.code}>
        {code}
      </span>
      {src === undefined || src === missing ? null : (
        <img
          // It may have failed before React attached its listener.
          ref={(image) => {
            if (image?.complete === true && image.naturalWidth === 0) setMissing(src);
          }}
          data-part="picture"
          className={css.picture}
          src={src}
          alt=""
          width={24}
          height={16}
          onError={() => setMissing(src)}
        />
      )}
    </span>
  );
}
