/** The call that a story's page shows for a function. `code`: the source of the story. */
export function callOf(code: string): string {
  const call = /<Demo\s+\w+=\{\s*\([^)]*\) =>\s*(?:void )?([\s\S]*?)\s*\}\s*\/>/.exec(code)?.[1];
  // Removes options that only keep a story still, or end it.
  return call === undefined ? code : call.replace(/,\s*(stays|signal)\b/, '').replace('...stays, ', '');
}

export const callSource = { source: { type: 'code', transform: callOf } } as const;
