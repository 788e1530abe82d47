/** Whether a name is that of a time zone, such as `Europe/Berlin`. */
export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false; // `Intl` throws for an unknown name.
  }
}
