/** The city in a time zone's name. @example cityOf('America/New_York') // 'New York' */
export const cityOf = (timeZone: string): string =>
  timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
