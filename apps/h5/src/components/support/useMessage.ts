import { newIdempotencyKey } from '@fairlot/api-client';
import { useRef, useState, type FormEvent } from 'react';
import { useT } from '../../i18n/index.js';
import { sendMessage } from '../../queries/supportThreadQueries.js';
import { dropDraft, keepDraft, readDraft } from '../../state/draft.js';
import type { Attachment } from './Attachments.js';

/** Why the message was not sent. */
type Problem = 'missing' | 'unsent' | { readonly failure: unknown };

/**
 * A message that is being written: its text, which outlives a reload, its pictures, and why it was not sent.
 * @param reference the subject of a first message
 */
export function useMessage(
  reference: string | undefined,
  { onSent, onMissing }: { readonly onSent: () => void; readonly onMissing: () => void },
) {
  const t = useT();
  const subject = reference ?? '';
  const [text, setText] = useState(() => {
    const kept = readDraft('message');
    if (kept?.subject === subject && kept.values['text'] !== undefined) return kept.values['text'];
    return reference === undefined ? '' : `${t('support.about', { reference })} `;
  });
  const [pictures, setPictures] = useState<readonly Attachment[]>([]);
  const [pending, setPending] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  // One key per message, for all attempts to send it.
  const key = useRef(newIdempotencyKey());
  const change = (next: string) => {
    key.current = newIdempotencyKey();
    setText(next);
    if (next === '') dropDraft('message');
    else keepDraft('message', subject, { text: next });
    setProblem(undefined);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      onMissing();
      return setProblem('missing');
    }
    // Otherwise the message would go without them.
    if (pending > 0) return setProblem('unsent');
    setBusy(true);
    try {
      await sendMessage(key.current, { text, uploadIds: pictures.map((picture) => picture.id) });
      change('');
      setPictures([]);
      onSent();
    } catch (caught) {
      setProblem({ failure: caught });
    } finally {
      setBusy(false);
    }
  };
  return {
    text,
    setText: change,
    pictures,
    setPictures: (next: readonly Attachment[]) => {
      key.current = newIdempotencyKey();
      setPictures(next);
    },
    /** Takes the number of pictures that are not uploaded yet. */
    setPending: (count: number) => {
      setPending(count);
      setProblem((last) => (last === 'unsent' ? undefined : last));
    },
    problem,
    isBusy,
    send,
  };
}
