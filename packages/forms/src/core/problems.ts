import type { CheckFn } from 'zod/v4/core';

/** A field, and the message that stands beside it. */
export type Problem<Field extends string = string> = readonly [Field, string];

/** A check of a form as a whole: each problem goes to its field. Use it with `check` of an object's schema. */
export function sayProblems<Values extends object>(
  problemsOf: (values: Values) => readonly Problem<keyof Values & string>[],
): CheckFn<Values> {
  return ({ value, issues }) => {
    for (const [path, message] of problemsOf(value))
      issues.push({ code: 'custom', path: [path], message, input: value[path] });
  };
}
