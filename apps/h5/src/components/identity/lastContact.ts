import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from '../../state/draft.js';

type Field = 'mail' | 'phone' | 'areaCode';

/** All these pages share one draft: who typed an address to log in need not type it again to register. */
const SUBJECT = '';

const typed = (): Partial<Record<Field, string>> => readDraft('contact')?.values ?? {};

/**
 * What was last typed in a field of the pages for registering, logging in and resetting a password, so that neither a
 * reload nor the next of these pages asks again. It is in the tab's storage until its customer signs out: in the URL it
 * would stay in the history.
 */
export const lastTyped = (field: Field): string => typed()[field] ?? '';

/** The last mail address, else ''. A user id, which also logs in, is none. */
export function lastMail(): string {
  const mail = lastTyped('mail');
  return mail.includes('@') ? mail : '';
}

/** The last phone number, else undefined. */
export function lastPhone(): { phone: string; areaCode: string } | undefined {
  const { phone, areaCode } = typed();
  return phone === undefined || areaCode === undefined ? undefined : { phone, areaCode };
}

/** Keeps what is typed in these fields of a form for the functions above. */
export function useLastContact<Values extends FieldValues, Output>(
  { getValues, subscribe }: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'subscribe'>,
  fields: readonly (Path<Values> & Field)[],
): void {
  // A list that is written where the hook is called is a new one each time.
  const names = fields.join();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          const own = names.split(',') as Path<Values>[];
          const values = Object.fromEntries(own.map((name) => [name, getValues(name) as string]));
          keepDraft('contact', SUBJECT, { ...typed(), ...values });
        },
      }),
    [names, getValues, subscribe],
  );
}
