import { buttonClass } from '@fairlot/ui-kit/button';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { h5, resolvePage, type H5, type SearchInputOf } from '@fairlot/manifest';
import type { Schemas } from '@fairlot/api-client';
import type { ReactNode } from 'react';
import { Link, useHere, type To } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { useProfile } from '../../queries/referenceQueries.js';
import { canReach } from '../reach.js';
import { QueryBoundary } from '../QueryBoundary.js';

export interface ProfileGateProps {
  /** Rendered, and called, only if the customer may pass. */
  children: ReactNode;
  /** The notice for a customer who may not pass; undefined if they may. */
  closedFor: (profile: Schemas['Profile']) => ReactNode | undefined;
}

/** Opens depending on the profile; shows a loading state meanwhile, and an error if it cannot be loaded. */
export function ProfileGate({ children, closedFor }: ProfileGateProps) {
  const t = useT();
  return (
    <QueryBoundary
      query={useProfile()}
      skeleton={<Skeleton shape="block" height="12rem" />}
      errorTitle={t('gates.failed')}
    >
      {(profile) => closedFor(profile) ?? children}
    </QueryBoundary>
  );
}

/** A page with a `next` parameter, which leads back. */
type PageWithNext = {
  [P in To]: 'next' extends keyof SearchInputOf<H5, P> ? P : never;
}[To];

/** Whether a page has a `next` parameter. */
function leadsBack(path: string): path is PageWithNext {
  return canReach(path) && Object.hasOwn(resolvePage(h5, path).search, 'next');
}

/** A gate's button: links to a page that returns here by `next`, if it can. */
export function GateLink({ path, children }: { path: string; children: ReactNode }) {
  const here = useHere();
  const className = buttonClass({ size: 'large', fullWidth: true });
  if (leadsBack(path)) {
    return (
      <Link to={path} search={{ next: here() }} className={className}>
        {children}
      </Link>
    );
  }
  return canReach(path) ? (
    <Link to={path} className={className}>
      {children}
    </Link>
  ) : null;
}
