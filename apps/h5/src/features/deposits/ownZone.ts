/** IANA name of where the device is; the record of a deposit keeps it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
