import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { modalQueue } from './questions.js';
import type { AnyOptions, ModalRequest } from './modalQueue.js';
import { Question, type QuestionParts } from './Question.js';

/**
 * A function of its own: Vite requests the style sheets of an `import()` outside of what is chained to it, so their
 * failure would not reach a handler there.
 */
const loadParts = () => import('./questionParts.js');

export interface ModalHostProps {
  /**
   * The page on screen, such as its path. When it changes, open questions close as `navigated`. A question whose
   * `onConfirm` runs is left to finish. @default questions outlive pages
   */
  scope?: string | undefined;
}

/**
 * Shows `alert`, `confirm` and `prompt`, one at a time. Mount one, inside the themed root; of several, only the first
 * shows them.
 */
export function ModalHost({ scope }: ModalHostProps) {
  const [{ subscribe, getShown }] = useState(modalQueue.host);
  const current = useSyncExternalStore(subscribe, getShown, getShown);
  const [shown, setShown] = useState<ModalRequest>();
  const [parts, setParts] = useState<QuestionParts>();
  // Runs before the effects of the next page, whose questions are in its own scope.
  useLayoutEffect(() => modalQueue.attach(scope), [scope]);

  const missing =
    parts === undefined && current !== undefined && needsParts(current) ? current.id : undefined;
  useEffect(() => {
    if (missing === undefined) return;
    // A question that cannot be asked must not leave its caller waiting.
    loadParts().then(setParts, () => modalQueue.settle(missing, 'unmount'));
  }, [missing]);

  // The next question waits until the last one has left and returned the focus; otherwise it would return it to a
  // removed element.
  if (shown === undefined) {
    if (current !== undefined && missing === undefined) setShown(current);
    return null;
  }
  return (
    <Question
      key={shown.id}
      request={shown}
      parts={parts}
      isOpen={current?.id === shown.id}
      onSettle={(reason, value) => modalQueue.settle(shown.id, reason, value)}
      onClosed={() => setShown(undefined)}
    />
  );
}

function needsParts({ options }: ModalRequest): boolean {
  const { label, requireText, holdMs }: AnyOptions = options;
  return (label ?? requireText ?? holdMs) !== undefined;
}
