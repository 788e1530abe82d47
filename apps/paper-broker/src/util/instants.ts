/** The instant `ms` after another. */
export const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** The instant `ms` before another. */
export const earlier = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** The date in UTC, as `YYYY-MM-DD`. */
export const utcDate = (at: Date): string => at.toISOString().slice(0, 10);
