import type { Locale } from '../http/operation.js';
import type { Contact } from './contactAddress.js';
import type { CodePurpose } from '../members/schema.js';
import type { Message } from './sendMessage.js';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };

const words: Readonly<Record<Locale, Readonly<Record<CodePurpose, { subject: string; body: string }>>>> = {
  en,
  de,
  es,
  fr,
  it,
};

/** The message that contains a verification code. */
export function codeMessage({
  to,
  purpose,
  code,
  locale,
  appName,
}: {
  readonly to: Contact;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly locale: Locale;
  readonly appName: string;
}): Message {
  const { subject, body } = words[locale][purpose];
  const fill = (text: string): string => text.replaceAll('{code}', code).replaceAll('{app}', appName);
  return { to, purpose, code, subject: fill(subject), body: fill(body) };
}
