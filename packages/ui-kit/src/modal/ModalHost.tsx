import { useEffect, useState, useSyncExternalStore } from 'react';
import { modalQueue } from './questions.js';
import type { ModalRequest } from './modalQueue.js';
import { Question, type QuestionParts } from './Question.js';

/** Shows `alert`, `confirm` and `prompt`, one at a time; mount one, inside the themed root. */
export function ModalHost() {
  const current = useSyncExternalStore(modalQueue.subscribe, modalQueue.getCurrent, modalQueue.getCurrent);
  const [shown, setShown] = useState<ModalRequest | undefined>(undefined);
  const [parts, setParts] = useState<QuestionParts | undefined>(undefined);
  useEffect(() => modalQueue.attach(), []);

  const missing =
    parts === undefined && current !== undefined && needsParts(current) ? current.id : undefined;
  useEffect(() => {
    if (missing === undefined) return;
    // A question that cannot be asked must not leave its asker waiting.
    import('./questionParts.js').then(setParts, () => modalQueue.settle(missing, 'unmount'));
  }, [missing]);

  // The next question waits until the last one has left and given the focus back, or it would return it to nowhere.
  if (shown === undefined && current !== undefined && missing === undefined) setShown(current);
  if (shown === undefined) return null;
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

function needsParts(request: ModalRequest): boolean {
  if (request.kind !== 'confirm') return request.kind === 'prompt';
  return request.options.requireText !== undefined || request.options.holdMs !== undefined;
}
