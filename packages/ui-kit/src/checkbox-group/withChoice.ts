/** The chosen values after one more or one less, in the order of the options; what is no option any more stays, at the end. */
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
