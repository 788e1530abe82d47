import { newIdempotencyKey } from '@fairlot/api-client';
import { Button } from '@fairlot/ui-kit/button';
import { Suspense, useId, useRef, useState, type FormEvent } from 'react';
import { useT } from '../../i18n/index.js';
import { dropDraft, keepDraft, readDraft } from '../../state/draft.js';
import { sendMessage } from '../../queries/supportThreadQueries.js';
import { describeError } from '../describeError.js';
import type { Attachment } from './Attachments.js';
import * as css from './Support.css.js';
import { lazyPart } from '../lazyPart.js';

const MAX_LENGTH = 2000;

const Attachments = lazyPart({
  load: async () => (await import('./Attachments.js')).Attachments,
  words: ['support'],
});

/** Why the message was not sent. */
type Problem = 'missing' | 'unsent' | { readonly failed: string };

/**
 * The input for a message. The text stays until it has been sent, also over a reload. `reference`: the subject of a
 * first message.
 */
export function Composer({ reference }: { reference?: string | undefined }) {
  const t = useT();
  const id = useId();
  const subject = reference ?? '';
  const [text, setText] = useState(
    () =>
      readDraft('message', subject)?.['text'] ??
      (reference === undefined ? '' : `${t('support.about', { reference })} `),
  );
  const [pictures, setPictures] = useState<readonly Attachment[]>([]);
  const [isAttaching, setAttaching] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const field = useRef<HTMLTextAreaElement>(null);
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
      field.current?.focus();
      return setProblem('missing');
    }
    // Otherwise the message would go without them.
    if (unsent > 0) return setProblem('unsent');
    setBusy(true);
    try {
      await sendMessage(key.current, { text, uploadIds: pictures.map((picture) => picture.id) });
      change('');
      setPictures([]);
      setAttaching(false);
    } catch (caught) {
      setProblem({ failed: describeError(caught).join(' ') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={css.composer} noValidate onSubmit={(event) => void send(event)}>
      <label className={css.label} htmlFor={id}>
        {t('support.message')}
        <textarea
          id={id}
          ref={field}
          className={css.field}
          value={text}
          maxLength={MAX_LENGTH}
          aria-invalid={problem === 'missing' || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </label>
      <p id={`${id}-error`} className={css.error} aria-live="polite">
        {problem !== undefined && (typeof problem === 'string' ? t(`support.${problem}`) : problem.failed)}
      </p>
      {isAttaching && (
        <Suspense>
          <Attachments
            value={pictures}
            onValueChange={(next) => {
              key.current = newIdempotencyKey();
              setPictures(next);
            }}
            onPendingChange={(count) => {
              setUnsent(count);
              setProblem((last) => (last === 'unsent' ? undefined : last));
            }}
          />
        </Suspense>
      )}
      <div className={css.actions}>
        {!isAttaching && (
          <Button variant="quiet" size="small" className={css.attach} onClick={() => setAttaching(true)}>
            {t('support.attach')}
          </Button>
        )}
        <Button type="submit" busy={isBusy}>
          {t('support.send')}
        </Button>
      </div>
    </form>
  );
}
