import { createHash } from 'node:crypto';
import type { Locale } from '../http/operation.js';
import de from './mailboxWords/de.json' with { type: 'json' };
import en from './mailboxWords/en.json' with { type: 'json' };
import es from './mailboxWords/es.json' with { type: 'json' };
import fr from './mailboxWords/fr.json' with { type: 'json' };
import it from './mailboxWords/it.json' with { type: 'json' };
import type { SentMessage } from './outbox.js';

const words: Readonly<Record<Locale, typeof en>> = { en, de, es, fr, it };

export interface Mailbox {
  readonly recipient: string;
  readonly messages: readonly SentMessage[];
}

const style = `
:root { color-scheme: light; font: 15px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
body { margin: 0; background: #f4f5f9; color: #16181f; }
main { box-sizing: border-box; max-width: 480px; min-height: 100dvh; margin: 0 auto; padding: 24px 16px 40px; background: #fff; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.25; }
h2 { margin: 0; font-size: 13px; font-weight: 500; color: #5b6072; overflow-wrap: anywhere; }
p { margin: 0; }
.lead, .until { color: #5b6072; }
.until { font-size: 13px; }
form { display: grid; gap: 8px; margin: 24px 0; }
label { font-size: 13px; font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 48px; padding: 0 12px; border: 1px solid #868ca0; border-radius: 12px; font: inherit; }
button { min-height: 48px; border: 0; border-radius: 12px; background: #465cff; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 2px solid #372fc8; outline-offset: 2px; }
article { display: grid; gap: 8px; margin: 12px 0; padding: 16px; border-radius: 16px; background: #f4f5f9; }
output { font-size: 28px; font-weight: 700; letter-spacing: 0.12em; font-variant-numeric: tabular-nums; }
nav { display: flex; flex-wrap: wrap; gap: 8px 24px; margin-top: 24px; }
a { display: inline-flex; align-items: center; min-height: 44px; color: #372fc8; font-weight: 600; }
`;

/** Allows the page's own style and its form, and no script. */
export const mailboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The simulated mailbox as a page without scripts. */
export function mailboxPage(
  appName: string,
  locale: Locale,
  typed: string,
  mailboxes: readonly Mailbox[],
): string {
  const say = (id: keyof typeof en, values: Readonly<Record<string, string>> = {}): string =>
    escape(words[locale][id].replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? ''));
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' });
  const article = (recipient: string, message: SentMessage): string => `
    <article>
      <h2>${say(message.channel, { to: recipient })}</h2>
      ${message.code === null ? '' : `<output>${escape(message.code)}</output>`}
      <p>${escape(message.body)}</p>
      ${message.expiresAt === null ? '' : `<p class="until">${say('until', { time: time.format(message.expiresAt) })}</p>`}
    </article>`;
  const lists = mailboxes.map(({ recipient, messages }) =>
    messages.length === 0
      ? `<p>${say('none', { to: recipient })}</p>`
      : messages.map((message) => article(recipient, message)).join(''),
  );
  const refresh = typed === '' ? 'mailbox' : `mailbox?to=${encodeURIComponent(typed)}`;
  return `<!doctype html>
<html lang="${locale}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${say('title')} · ${escape(appName)}</title>
  <style>${style}</style>
  <main>
    <h1>${say('title')}</h1>
    <p class="lead">${say('lead', { app: appName })}</p>
    <form action="mailbox" method="get">
      <label for="to">${say('address')}</label>
      <input id="to" name="to" value="${escape(typed)}" maxlength="140" autocomplete="off" autocapitalize="none" spellcheck="false" required>
      <button>${say('show')}</button>
    </form>
    ${lists.length === 0 ? `<p>${say('ask')}</p>` : lists.join('')}
    <nav><a href="${escape(refresh)}">${say('refresh')}</a><a href="./">${say('back')}</a></nav>
  </main>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
