import { buttonClass, type ButtonLook } from '@fairlot/ui-kit/button';
import type { Attributes } from 'react';
import { Link, type LinkProps, type To } from '../engine/index.js';

export type ButtonLinkProps<P extends To> = LinkProps<P> & ButtonLook;

/** A link to a page of the app that looks like a button. */
export function ButtonLink<P extends To>({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  ...rest
}: ButtonLinkProps<P>) {
  // TypeScript does not infer the rest of a generic type.
  const link: object = {
    'data-part': 'button',
    ...rest,
    className: buttonClass({ variant, size, fullWidth }),
  };
  return <Link {...(link as LinkProps<P> & Attributes)} />;
}
