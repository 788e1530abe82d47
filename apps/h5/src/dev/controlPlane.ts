/**
 * The simulation's control plane. Its token stays with the development server, which adds it to forwarded requests
 * (see the proxy in vite.config.ts); the browser never has it.
 */
async function control<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${import.meta.env.BASE_URL}sim/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Advances business time. It resolves with the new time, once everything due by then is done. */
export async function advanceClock(ms: number): Promise<Date> {
  const { now } = await control<{ now: string }>('/clock', { advance_ms: ms });
  return new Date(now);
}

/** Passes all waiting reviews. Resolves with their number. */
export async function passReviews(): Promise<number> {
  const { data } = await control<{ data: { kind: string; id: string }[] }>('/review');
  for (const { kind, id } of data) await control(`/review/${kind}/${id}`, { decision: 'pass' });
  return data.length;
}
