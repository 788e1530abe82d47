/** IANA name of the device's time zone, which a deposit's record keeps. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
