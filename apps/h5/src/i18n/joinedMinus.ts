/** A minus before a currency's sign. A line may end between them, as between two signs; before a digit it may not. */
const MINUS_BEFORE_SIGN = /\u2212(?=\p{Sc})/gu;

/** The values of a sentence, with such a minus joined to the sign by U+2060, which is invisible. */
export function withJoinedMinus<Value>(values: Record<string, Value>): Record<string, Value> {
  const joined = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(MINUS_BEFORE_SIGN, '\u2212\u2060') : value,
  ]);
  return Object.fromEntries(joined) as Record<string, Value>;
}
