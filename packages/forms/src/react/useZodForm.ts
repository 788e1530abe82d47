import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { showRefusedFields } from './fieldErrors.js';
import { need } from './need.js';

export interface ZodFormOptions<Values extends FieldValues, Output> {
  /** A value for every field, so that none is undefined at first. */
  readonly defaultValues: Values;
  /**
   * Sends the form's output. What it throws is kept as `failure`; its field errors (`fieldErrors: {path, message}[]`)
   * are shown at their fields. The input is kept.
   */
  readonly onSubmit: (output: Output) => Promise<void> | void;
}

export interface ZodForm<Values extends FieldValues, Output> extends UseFormReturn<Values, unknown, Output> {
  /** For the form element's `onSubmit`. Focuses the first invalid field. */
  readonly submit: (event?: SyntheticEvent) => Promise<void>;
  readonly isSubmitting: boolean;
  /** The error thrown by the last submit; undefined during a submit and after a successful one. */
  readonly failure: unknown;
}

/**
 * A form that is validated by a schema: a field on blur, and every field after the first submit, because a change in
 * one may make another valid (with a lower price the quantity is affordable).
 * @param schema may change between renders, as limits and funds do; memoize it with `useMemo`
 */
export function useZodForm<Output, Values extends FieldValues>(
  schema: $ZodType<Output, Values>,
  options: ZodFormOptions<Values, Output>,
): ZodForm<Values, Output> {
  if (process.env.NODE_ENV !== 'production') needParts(schema, options);
  const { defaultValues, onSubmit } = options;
  const [failure, setFailure] = useState<unknown>(undefined);
  const resolver = useMemo(() => zodResolver(schema), [schema]);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onTouched',
  });
  const { isSubmitted, isSubmitting } = form.formState;
  const { subscribe, trigger } = form;

  // The form's values are kept outside of React. After the first submit, every change validates the whole form.
  useEffect(() => {
    if (!isSubmitted) return undefined;
    return subscribe({ formState: { values: true }, callback: () => void trigger() });
  }, [isSubmitted, subscribe, trigger]);

  const submit = form.handleSubmit(async (output) => {
    setFailure(undefined);
    try {
      await onSubmit(output);
    } catch (error) {
      // Undefined would mean that the form was sent.
      setFailure(error ?? new Error('The form was refused without a reason.'));
      showRefusedFields(form, error, { shouldFocus: true });
    }
  });

  return { ...form, submit, isSubmitting, failure };
}

function needParts(
  schema: unknown,
  options: Partial<Record<keyof ZodFormOptions<never, never>, unknown>> | undefined,
): void {
  const { defaultValues, onSubmit } = options ?? {};
  const stop = (isUsable: boolean, name: string, given: unknown, todo: string) =>
    need(isUsable, 'useZodForm', name, given, todo);
  stop(
    '_zod' in Object(schema),
    'schema',
    schema,
    'Pass a schema of zod 4, such as z.object({ mail: z.email() }).',
  );
  stop(
    typeof defaultValues === 'object' && defaultValues !== null,
    'defaultValues',
    defaultValues,
    "Pass a value for every field, such as { mail: '' }.",
  );
  stop(typeof onSubmit === 'function', 'onSubmit', onSubmit, 'Pass a function that sends the output.');
}
