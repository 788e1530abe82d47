/**
 * Whether six digits are among the first that anybody would try: one digit over and over, a row up or down, or a pair or
 * triple repeated.
 */
export function isEasyPin(digits: string): boolean {
  if (/^(\d)\1{5}$|^(\d\d)\2\2$|^(\d{3})\3$/.test(digits)) return true;
  return '01234567890'.includes(digits) || '09876543210'.includes(digits);
}
