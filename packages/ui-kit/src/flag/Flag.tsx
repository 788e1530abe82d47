import { useState } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { textOf } from '../checks/usable.js';
import * as css from './Flag.css.js';

export interface FlagProps extends RootProps {
  /** Two letters of the country, ISO 3166-1: `DE`. Shown until its picture is there, and instead of one that is not. */
  country: string;
  /** Address of the picture, 3:2. The kit brings none: a product has those of its own markets. */
  src?: string | undefined;
  /** What the flag says, where no name stands beside it. @default nothing: it is decoration */
  label?: string | undefined;
}

/** A country's flag, beside the name of a market, a language or a currency. 24 x 16 px. Never a broken picture. */
export function Flag({ country, src, label, ...rest }: FlagProps) {
  // Of this address: another one may be there.
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
          // It may have failed before React listened to it.
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
