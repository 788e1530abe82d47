import type { ComponentProps } from 'react';
import { nameIn } from '../checks/usable.js';
import { asChild } from '../css/asChild.js';
import { join } from '../css/join.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { VisuallyHidden } from '../visually-hidden/index.js';
import * as css from './Link.css.js';

const english = { opensElsewhere: en.opensElsewhere };

export interface LinkProps extends ComponentProps<'a'> {
  /** `inherit` keeps the colour of the surrounding text; the underline stays. @default 'brand' */
  tone?: keyof typeof css.tones | undefined;
  /**
   * Leaves the product: opens in a new tab, with an icon, and announces it. Not with `asChild`. @default
   * false
   */
  isExternal?: boolean | undefined;
  /** Renders the single child element, such as a router's link, instead of an `a`. @default false */
  asChild?: boolean | undefined;
}

/** A link in a line of text. */
export function Link({
  asChild: isChild,
  tone: givenTone = 'brand',
  isExternal = false,
  ...rest
}: LinkProps) {
  const tone = nameIn('Link', 'tone', css.tones, givenTone, 'brand');
  const root = { 'data-part': 'link', ...rest, className: join(css.link, css.tones[tone], rest.className) };
  if (isChild) return asChild('Link', rest.children, { ...root, children: undefined });
  return (
    <a {...root} {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {rest.children}
      {isExternal && <Elsewhere />}
    </a>
  );
}

/** The icon of an external link, and its hidden text. */
function Elsewhere() {
  const messages = useKitMessages(english);
  return (
    <span data-part="away" className={css.away}>
      <span aria-hidden="true">
        {/* A word joiner keeps the icon on the line of the last word. */}
        {'\u2060'}
        <svg data-part="sign" className={css.sign} viewBox="0 0 12 12">
          <path d="M3.5 2.5h6v6M9.5 2.5l-7 7" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </span>
      <VisuallyHidden>{` (${messages.opensElsewhere})`}</VisuallyHidden>
    </span>
  );
}
