import type { CheckFn } from 'zod/v4/core';

/** A field with its message. */
export type Problem<Field extends string = string> = readonly [Field, string];

/** A check of a whole form, whose problems go to their fields. Use it with `check` of an object schema. */
export function sayProblems<Values extends object>(
  problemsOf: (values: Values) => readonly Problem<keyof Values & string>[],
): CheckFn<Values> {
  return ({ value, issues }) => {
    for (const [path, message] of problemsOf(value))
      issues.push({ code: 'custom', path: [path], message, input: value[path] });
  };
}
