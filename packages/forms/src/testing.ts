import { safeParse, type $ZodType } from 'zod/v4/core';

/** Parses a value with a schema. Returns its output, or the first message of each field, as a form shows it. */
export function check<Output, Input>(
  schema: $ZodType<Output, Input>,
  value: Input,
): { readonly output: Output } | { readonly errors: Readonly<Record<string, string>> } {
  const result = safeParse(schema, value);
  if (result.success) return { output: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join('.')] ??= issue.message;
  return { errors };
}
