/** Any fixed moment in a US session: what shows a time must not change with the calendar. */
export const NOW = new Date('2026-03-04T15:00:00Z');
