import { ServiceAway } from '../util/serviceAway.js';

const TIMEOUT_MS = 10_000;

/** Statuses about this message, such as an invalid number. With any other one, the gateway takes no message at all. */
const REFUSED: ReadonlySet<number> = new Set([400, 413, 422]);

/**
 * Sends a text message through the gateway: a POST of `{to, text}` as JSON, with the user and password of the URL as
 * basic credentials.
 * @throws Error when the gateway refuses the message; ServiceAway when it does not take any: it answers nothing in 10 s,
 * redirects, or fails. The error does not contain the text
 */
export async function sendText(gateway: string, to: string, text: string): Promise<void> {
  const { username, password, origin, pathname, search } = new URL(gateway);
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const request = fetch(`${origin}${pathname}${search}`, {
    method: 'POST',
    // Another address must not get a code.
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      ...(username === '' ? {} : { authorization: `Basic ${credentials.toString('base64')}` }),
    },
    body: JSON.stringify({ to, text }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await request.catch((cause: unknown) => {
    throw new ServiceAway('The gateway for text messages does not answer.', { cause });
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const line = `The gateway for text messages answered ${answer.status}.`;
  throw REFUSED.has(answer.status) ? new Error(line) : new ServiceAway(line);
}
