/** The city that a zone is named after. @example cityOf('America/New_York') // 'New York' */
export const cityOf = (timeZone: string): string =>
  timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
