import { Button } from '@fairlot/ui-kit/button';
import { Suspense, useId, useRef, useState } from 'react';
import { useT } from '../../i18n/index.js';
import * as css from './Support.css.js';
import { describeError } from '../describeError.js';
import { FailureBanner } from '../FailureBanner.js';
import { lazyPart } from '../lazyPart.js';
import { OfflineNote } from '../OfflineNote.js';
import { useMessage } from './useMessage.js';

const MAX_LENGTH = 2000;

const Attachments = lazyPart({
  load: async () => (await import('./Attachments.js')).Attachments,
  words: ['support'],
});

/**
 * The input for a message. The text stays until it has been sent, also over a reload. `reference`: the subject of a
 * first message.
 */
export function Composer({ reference }: { reference?: string | undefined }) {
  const t = useT();
  const id = useId();
  const [isAttaching, setAttaching] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, pictures, problem, ...message } = useMessage(reference, {
    onSent: () => setAttaching(false),
    onMissing: () => field.current?.focus(),
  });
  return (
    <form className={css.composer} noValidate onSubmit={(event) => void message.send(event)}>
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
          onChange={(event) => message.setText(event.currentTarget.value)}
        />
      </label>
      <p id={`${id}-error`} className={css.error} aria-live="polite">
        {typeof problem === 'string' && t(`support.${problem}`)}
      </p>
      <OfflineNote />
      {typeof problem === 'object' && (
        <FailureBanner failure={problem.failure} words={describeError(problem.failure).join(' ')} />
      )}
      {isAttaching && (
        <Suspense>
          <Attachments
            value={pictures}
            onValueChange={message.setPictures}
            onPendingChange={message.setPending}
          />
        </Suspense>
      )}
      <div className={css.actions}>
        {!isAttaching && (
          <Button variant="quiet" size="small" className={css.attach} onClick={() => setAttaching(true)}>
            {t('support.attach')}
          </Button>
        )}
        <Button type="submit" busy={message.isBusy}>
          {t('support.send')}
        </Button>
      </div>
    </form>
  );
}
