import { EmptyState, type EmptyStateProps } from '@fairlot/ui-kit/empty-state';
import type { Attributes } from 'react';
import type { Target, To } from '../engine/index.js';
import { ButtonLink, type ButtonLinkProps } from './ButtonLink.js';

export type NothingHereProps<P extends To> = Target<P> &
  Pick<EmptyStateProps, 'icon' | 'title' | 'hint'> & {
    /** The text of the link. */
    action: string;
  };

/** An empty list: why, and a link to the page that helps. */
export function NothingHere<P extends To>({ icon, title, hint, action, ...rest }: NothingHereProps<P>) {
  // TypeScript does not infer the rest of a generic type.
  const link: object = { ...rest, variant: 'secondary', children: action };
  return (
    <EmptyState
      icon={icon}
      title={title}
      hint={hint}
      action={<ButtonLink {...(link as ButtonLinkProps<P> & Attributes)} />}
    />
  );
}
