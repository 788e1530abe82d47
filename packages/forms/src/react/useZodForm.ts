import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { showRefusedFields } from './fieldErrors.js';

export interface ZodFormOptions<Values extends FieldValues, Output> {
  /** Every field, so that none starts as undefined. */
  readonly defaultValues: Values;
  /**
   * Sends what was entered. What it throws is kept as `failure`; errors of fields that it brings along
   * (`fieldErrors: {path, message}[]`) go to their fields. Nothing that was typed is lost.
   */
  readonly onSubmit: (output: Output) => Promise<void> | void;
}

export interface ZodForm<Values extends FieldValues, Output> extends UseFormReturn<Values, unknown, Output> {
  /** For the form element's `onSubmit`. The first wrong field is focused. */
  readonly submit: (event?: SyntheticEvent) => Promise<void>;
  readonly isSubmitting: boolean;
  /** What the last submit threw; undefined while a new one runs and after one that went well. */
  readonly failure: unknown;
}

/**
 * A form that is checked by a schema: a field when it is left, every field from the first submit on, because one can put
 * another right (a lower price, and the quantity is affordable again).
 * @param schema may change between renders, as limits and funds do; keep it in `useMemo`
 */
export function useZodForm<Output, Values extends FieldValues>(
  schema: $ZodType<Output, Values>,
  { defaultValues, onSubmit }: ZodFormOptions<Values, Output>,
): ZodForm<Values, Output> {
  const [failure, setFailure] = useState<unknown>(undefined);
  const resolver = useMemo(() => zodResolver(schema), [schema]);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onTouched',
  });
  const { isSubmitted, isSubmitting } = form.formState;
  const { subscribe, trigger } = form;

  // The form's values live outside of React; from the first submit on, every change of them is checked as a whole.
  useEffect(() => {
    if (!isSubmitted) return undefined;
    return subscribe({ formState: { values: true }, callback: () => void trigger() });
  }, [isSubmitted, subscribe, trigger]);

  const submit = form.handleSubmit(async (output) => {
    setFailure(undefined);
    try {
      await onSubmit(output);
    } catch (error) {
      setFailure(error);
      showRefusedFields(form, error, { shouldFocus: true });
    }
  });

  return { ...form, submit, isSubmitting, failure };
}
