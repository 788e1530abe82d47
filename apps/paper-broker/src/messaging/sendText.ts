const TIMEOUT_MS = 10_000;

/**
 * Sends a text message through the gateway: a POST of `{to, text}` as JSON, with the user and password of the URL as
 * basic credentials.
 * @throws when the gateway does not answer with 2xx in 10 s, or redirects; the error does not contain the text
 */
export async function sendText(gateway: string, to: string, text: string): Promise<void> {
  const { username, password, origin, pathname, search } = new URL(gateway);
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const answer = await fetch(`${origin}${pathname}${search}`, {
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
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The gateway for text messages answered ${answer.status}.`);
}
