/** What a story's page shows of a part that is called and not drawn: the call. `code`: the story as it is written. */
export function callOf(code: string): string {
  const call = /<Demo\s+\w+=\{\s*\([^)]*\) =>\s*(?:void )?([\s\S]*?)\s*\}\s*\/>/.exec(code)?.[1];
  // What only keeps a story still, or takes it away again.
  return call === undefined ? code : call.replace(/,\s*(stays|signal)\b/, '').replace('...stays, ', '');
}

export const callSource = { source: { type: 'code', transform: callOf } } as const;
