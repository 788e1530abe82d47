/** A fixed moment in a US session, so that displayed times do not change with the calendar. */
export const NOW = new Date('2026-03-04T15:00:00Z');
