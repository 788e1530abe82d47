/**
 * The chosen values after `value` was added or removed, in the order of the options. Values that are no longer
 * options stay at the end.
 */
export function withChoice<Value extends string>(
  chosen: readonly Value[],
  value: Value,
  isChosen: boolean,
  options: readonly { readonly value: Value }[],
): Value[] {
  const next = new Set(chosen);
  if (isChosen) next.add(value);
  else next.delete(value);
  const offered = options.map((option) => option.value);
  return [
    ...offered.filter((each) => next.has(each)),
    ...[...next].filter((each) => !offered.includes(each)),
  ];
}
