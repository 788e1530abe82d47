import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../button/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { DialogFrame } from './DialogFrame.js';
import * as css from './Modal.css.js';
import type { ConfirmOptions, ModalReason, ModalRequest } from './modalQueue.js';
import type * as questionParts from './questionParts.js';

const english = {
  ok: en.ok,
  confirm: en.confirm,
  typeToConfirm: en.typeToConfirm,
  cancel: en.cancel,
  actionFailed: en.actionFailed,
};

export type QuestionParts = typeof questionParts;

export interface QuestionProps {
  request: ModalRequest;
  /** There when the question has a field or must be held. */
  parts: QuestionParts | undefined;
  isOpen: boolean;
  onSettle: (reason: ModalReason, value?: string) => void;
  /** The dialog has left the page. */
  onClosed: () => void;
}

/** One question of the queue, on screen. */
export function Question({ request, parts, isOpen, onSettle, onClosed }: QuestionProps) {
  const messages = useKitMessages(english);
  const formId = useId();
  const { state, text, setText, problem, submit } = useQuestion(request, onSettle);
  const field = useRef<HTMLInputElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const { options } = request;
  const { tone, cancelLabel, dismissible } = request.kind === 'alert' ? noChoice : request.options;
  const { holdMs, requireText } = request.kind === 'confirm' ? request.options : noChoice;
  const isBusy = state === 'busy';
  const hasField = request.kind === 'prompt' || requireText !== undefined;
  const isCareful = tone === 'critical' || holdMs !== undefined;
  const confirmLabel = options.confirmLabel ?? (request.kind === 'alert' ? messages.ok : messages.confirm);
  const leave = (reason: ModalReason) => {
    // What is under way cannot be called off by closing the window it was started in.
    if (!isBusy) onSettle(reason);
  };

  return (
    <DialogFrame
      open={isOpen}
      onLeave={leave}
      onClosed={onClosed}
      dismissible={dismissible ?? false}
      role="alertdialog"
      title={options.title}
      description={options.description ?? (options.title === undefined ? confirmLabel : undefined)}
      initialFocus={hasField ? field : isCareful ? cancelButton : confirmButton}
      className={css.content}
      overlayClassName={css.overlay}
    >
      <form id={formId} noValidate onSubmit={submit} aria-busy={isBusy}>
        {hasField && parts !== undefined ? (
          <div className={css.body}>
            <parts.TextField
              ref={field}
              label={
                request.kind === 'prompt'
                  ? request.options.label
                  : fillMessage(messages.typeToConfirm, { text: requireText ?? '' })
              }
              value={text}
              onValueChange={setText}
              error={problem}
              autoComplete="off"
              readOnly={isBusy}
            />
          </div>
        ) : null}
        <div className={css.failure} role="alert">
          {state !== 'idle' && state !== 'busy' ? state.failure : null}
        </div>
        <div className={css.actions}>
          {request.kind === 'alert' ? null : (
            <div className={css.action}>
              <Button
                ref={cancelButton}
                type="button"
                variant="secondary"
                fullWidth
                disabled={isBusy}
                onClick={() => leave('cancel')}
              >
                {cancelLabel ?? messages.cancel}
              </Button>
            </div>
          )}
          <div className={css.action}>
            {holdMs === undefined || parts === undefined ? (
              <Button
                ref={confirmButton}
                type="submit"
                variant={tone === 'critical' ? 'danger' : 'primary'}
                fullWidth
                busy={isBusy}
                disabled={requireText !== undefined && text.trim() !== requireText}
              >
                {confirmLabel}
              </Button>
            ) : (
              <parts.HoldButton
                holdMs={holdMs}
                variant={tone === 'critical' ? 'danger' : 'primary'}
                busy={isBusy}
                disabled={requireText !== undefined && text.trim() !== requireText}
                onHeld={submit}
              >
                {confirmLabel}
              </parts.HoldButton>
            )}
          </div>
        </div>
      </form>
    </DialogFrame>
  );
}

/** What an alert leaves open: nothing. */
const noChoice: ConfirmOptions = {};

type QuestionState = 'idle' | 'busy' | { readonly failure: string };

/** The answer in the making: what is typed, whether it may be sent, and what became of sending it. */
function useQuestion(request: ModalRequest, onSettle: QuestionProps['onSettle']) {
  const messages = useKitMessages(english);
  const [state, setState] = useState<QuestionState>('idle');
  const [text, setText] = useState(request.kind === 'prompt' ? (request.options.initialValue ?? '') : '');
  const [problem, setProblem] = useState<string | undefined>();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const answer = async () => {
    if (request.kind === 'prompt') {
      const found = request.options.validate?.(text) ?? undefined;
      setProblem(found);
      if (found !== undefined) return;
    }
    const value = request.kind === 'prompt' ? text : undefined;
    const work = request.kind === 'alert' ? undefined : request.options.onConfirm?.(text);
    if (work instanceof Promise) {
      setState('busy');
      await work;
    }
    onSettle('confirm', value);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const requireText = request.kind === 'confirm' ? request.options.requireText : undefined;
    const mustBeHeld =
      request.kind === 'confirm' && request.options.holdMs !== undefined && event !== undefined;
    if (state === 'busy' || mustBeHeld || (requireText !== undefined && text.trim() !== requireText)) return;
    setState('idle');
    answer().catch((error: unknown) => {
      if (!isMounted.current) return;
      const describe = request.kind === 'alert' ? undefined : request.options.describeError;
      setState({ failure: describe?.(error) ?? messages.actionFailed });
    });
  };
  return {
    state,
    text,
    setText: (next: string) => {
      setText(next);
      setProblem(undefined);
    },
    problem,
    submit,
  };
}
