import { ApiError } from '@fairlot/api-client';
import { DocumentIcon } from '@fairlot/ui-kit/icon';
import { AsyncBoundary } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { NothingHere } from '../NothingHere.js';
import { describeError } from '../describeError.js';
import { PageHeading } from '../PageHeading.js';
import type { PlainPage } from '../reach.js';
import { failureOf } from '../statusOf.js';

export interface OneRecordProps<Data> {
  query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly refetch: (options?: { throwOnError: boolean }) => Promise<unknown>;
  };
  /** The page's heading until the record has loaded. Leave it out where the page renders its heading itself. */
  heading?: string;
  errorTitle: string;
  /** The text if the customer has no such record. */
  nowhere: string;
  /** The page that lists all records. */
  list: { readonly to: PlainPage; readonly label: string };
  /** Renders the record, with its `PageHeading` if `heading` is given. */
  children: (data: Data) => ReactNode;
}

/**
 * The page of one record, with its loading and error states. A malformed id (400) is shown like an unknown one (404).
 */
export function OneRecord<Data>({
  query,
  heading,
  errorTitle,
  nowhere,
  list,
  children,
}: OneRecordProps<Data>) {
  const { data, error, isPending, isFetching, refetch } = query;
  const isNowhere = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      {data === undefined && heading !== undefined && <PageHeading>{heading}</PageHeading>}
      <AsyncBoundary
        status={data !== undefined ? 'ready' : isNowhere ? 'empty' : isPending ? 'loading' : failureOf(error)}
        skeleton={<SkeletonRows count={5} hasAvatar={false} />}
        errorTitle={errorTitle}
        errorHint={describeError(error).join(' ')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        empty={<NothingHere icon={<DocumentIcon />} title={nowhere} to={list.to} action={list.label} />}
      >
        {data !== undefined && children(data)}
      </AsyncBoundary>
    </>
  );
}
