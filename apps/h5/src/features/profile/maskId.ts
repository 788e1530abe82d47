/** The visible characters of an id, enough to identify it for customer service. */
const SHOWN = 4;

/** @example maskId('mem_01K9G5V3M8Q2W7X4Y6Z0A1B2C3') // '•••• B2C3' */
export const maskId = (id: string): string => `•••• ${id.slice(-SHOWN)}`;

/**
 * A mail address reduced to its first letter and its provider, for a screen that others may see.
 * @example maskMail('demo@fairlot.example') // 'd•••@fairlot.example'
 */
export function maskMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  return at <= 0 ? '•••' : `${[...mail][0] ?? ''}•••${mail.slice(at)}`;
}

/** A phone number with its last two digits. @example maskPhone('+1', '2025550101') // '+1 ••• 01' */
export const maskPhone = (areaCode: string, phone: string): string => `${areaCode} ••• ${phone.slice(-2)}`;
