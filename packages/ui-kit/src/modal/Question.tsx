import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../button/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import { DialogFrame } from './DialogFrame.js';
import * as css from './Modal.css.js';
import type { AnyOptions, ModalReason, ModalRequest } from './modalQueue.js';
import { modalQueue } from './questions.js';
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
  /** The question, as the queue keeps it. */
  request: ModalRequest;
  /** Loaded if the question has a field or must be held. */
  parts: QuestionParts | undefined;
  /** False while it closes. */
  isOpen: boolean;
  /** Answers it, once; `value` is the typed text. */
  onSettle: (reason: ModalReason, value?: string) => void;
  /** Called when the dialog has left the page. */
  onClosed: () => void;
}

/** Shows one question of the queue. */
export function Question({ request, parts, isOpen, onSettle, onClosed }: QuestionProps) {
  const messages = useKitMessages(english);
  const { state, text, setText, problem, isUntyped, submit } = useQuestion(request, onSettle);
  const field = useRef<HTMLInputElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const options: AnyOptions = request.options;
  const { tone, cancelLabel, dismissible, holdMs, requireText } = options;
  const isBusy = state === 'busy';
  const hasField = (options.label ?? requireText) !== undefined;
  const look = {
    variant: tone === 'critical' ? tone : 'primary',
    busy: isBusy,
    disabled: isUntyped,
  } as const;
  const isCareful = tone === 'critical' || holdMs !== undefined;
  const confirmLabel = options.confirmLabel ?? (request.kind === 'alert' ? messages.ok : messages.confirm);
  const leave = (reason: ModalReason) => {
    // Closing the dialog does not stop a running action.
    if (!isBusy) onSettle(reason);
  };

  return (
    <DialogFrame
      data-part="question"
      open={isOpen}
      onLeave={leave}
      onClosed={onClosed}
      dismissible={dismissible}
      role="alertdialog"
      title={options.title}
      description={options.description ?? (options.title === undefined ? confirmLabel : undefined)}
      initialFocus={hasField ? field : isCareful ? cancelButton : confirmButton}
      className={css.content}
      overlayClassName={css.overlay}
    >
      <form noValidate onSubmit={submit} aria-busy={isBusy}>
        {hasField && parts !== undefined ? (
          <div data-part="body" className={css.body}>
            <parts.TextField
              ref={field}
              label={options.label ?? fillMessage(messages.typeToConfirm, { text: requireText ?? '' })}
              value={text}
              onValueChange={setText}
              error={problem}
              autoComplete="off"
              readOnly={isBusy}
            />
          </div>
        ) : null}
        <div data-part="failure" className={css.failure} role="alert">
          {typeof state === 'object' && state.failure}
        </div>
        <div data-part="actions" className={css.actions}>
          {request.kind === 'alert' ? null : (
            <div data-part="action" className={css.action}>
              <Button
                ref={cancelButton}
                variant="secondary"
                fullWidth
                disabled={isBusy}
                onClick={() => leave('cancel')}
              >
                {cancelLabel ?? messages.cancel}
              </Button>
            </div>
          )}
          <div data-part="action" className={css.action}>
            {holdMs === undefined || parts === undefined ? (
              <Button ref={confirmButton} type="submit" {...look} fullWidth>
                {confirmLabel}
              </Button>
            ) : (
              <parts.HoldButton {...look} holdMs={holdMs} onHeld={submit}>
                {confirmLabel}
              </parts.HoldButton>
            )}
          </div>
        </div>
      </form>
    </DialogFrame>
  );
}

type QuestionState = 'idle' | 'busy' | { readonly failure: string };

/** The state of the answer: the typed text, whether it may be sent, and the result of sending it. */
function useQuestion(request: ModalRequest, onSettle: QuestionProps['onSettle']) {
  const messages = useKitMessages(english);
  const [state, setState] = useState<QuestionState>('idle');
  const { initialValue, validate, requireText, holdMs, onConfirm, describeError }: AnyOptions =
    request.options;
  const [text, setText] = useState(initialValue ?? '');
  const [problem, setProblem] = useState<string | undefined>();
  /** Whether the required text has not been typed yet. */
  const isUntyped = requireText !== undefined && text.trim() !== requireText;

  const answer = async () => {
    const found = validate?.(text) ?? undefined;
    setProblem(found);
    if (found !== undefined) return;
    const work = onConfirm?.(text);
    if (work instanceof Promise) {
      setState('busy');
      modalQueue.setBusy(request.id, true);
      await work;
    }
    onSettle('confirm', request.kind === 'prompt' ? text : undefined);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const mustBeHeld = holdMs !== undefined && event !== undefined;
    if (state === 'busy' || mustBeHeld || isUntyped) return;
    setState('idle');
    answer().catch((error: unknown) => {
      modalQueue.setBusy(request.id, false);
      setState({ failure: messages.actionFailed });
      // Called last, because it is the product's function: if it throws, the dialog must not stay busy.
      const words = describeError?.(error);
      if (words) setState({ failure: `${words}` });
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
    isUntyped,
    submit,
  };
}
