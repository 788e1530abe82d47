/**
 * Whether six digits are easy to guess: one repeated digit, an ascending or descending sequence, or a repeated pair
 * or triple.
 */
export function isEasyPin(digits: string): boolean {
  if (/^(\d)\1{5}$|^(\d\d)\2\2$|^(\d{3})\3$/.test(digits)) return true;
  return '01234567890'.includes(digits) || '09876543210'.includes(digits);
}
