/** The end of an account number or address, everywhere in the same form. @example maskedEnd('3000') // '••••3000' */
export const maskedEnd = (last4: string): string => `••••${last4}`;
