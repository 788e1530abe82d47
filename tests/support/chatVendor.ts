import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from '../../scripts/lib/server.mjs';

/** The vendor's script reports its environment to its own server. */
const widget = `
  const home = new URL(document.currentScript.src).origin;
  const tell = (path, text) => fetch(home + path, { method: 'POST', body: text });
  const form = document.createElement('form');
  form.innerHTML = '<label>Message <input name="text"></label><button type="button">Send to the vendor</button><p role="status"></p>';
  document.body.append(form);
  form.querySelector('button').onclick = async () => {
    const answer = await tell('/say', form.text.value);
    form.querySelector('[role=status]').textContent = await answer.text();
  };
  const tried = (work) => { try { return String(work()); } catch (error) { return error.name; } };
  const reach = (url) => fetch(url).then(() => 'reached', (error) => error.name);
  const app = document.referrer || new URL(location.href).origin;
  Promise.all([reach(app + '/api/v1/member/profile'), reach('http://127.0.0.1:9/')]).then(([api, elsewhere]) =>
    tell('/found', JSON.stringify({
      api, elsewhere, origin: self.origin,
      storage: tried(() => localStorage.length), parent: tried(() => parent.document.title),
    })));`;

/** A vendor's chat, on a port of its own. */
export interface ChatVendor {
  /** URL of its script. */
  readonly script: string;
  /** The received requests: path, body text and headers. */
  readonly heard: readonly { path: string; text: string; headers: IncomingMessage['headers'] }[];
  readonly stop: () => Promise<void>;
}

export async function startChatVendor(): Promise<ChatVendor> {
  const port = await freePort();
  const heard: { path: string; text: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (text += part));
    request.on('end', () => {
      heard.push({ path, text, headers: request.headers });
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/plain');
      response.end(path.endsWith('.js') ? widget : `The vendor read: ${text}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    script: `http://127.0.0.1:${port}/widget.js`,
    heard,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
