/** The hours of the support desk. `days`: 1 is Monday. */
export const deskHours = {
  opens: '08:00',
  closes: '20:00',
  timezone: 'UTC',
  days: [1, 2, 3, 4, 5],
} as const;

/** Whether the support desk is open at `at`. */
export function isDeskOpen(at: Date): boolean {
  // JavaScript's Sunday is 0; here it is 7.
  const day = at.getUTCDay() === 0 ? 7 : at.getUTCDay();
  const time = at.toISOString().slice(11, 16);
  return deskHours.days.some((each) => each === day) && time >= deskHours.opens && time < deskHours.closes;
}
