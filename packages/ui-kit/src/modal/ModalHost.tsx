import { useEffect, useState, useSyncExternalStore } from 'react';
import { modalQueue } from './questions.js';
import type { ModalRequest } from './modalQueue.js';
import { Question } from './Question.js';

/** Shows `alert`, `confirm` and `prompt`, one at a time; mount one, inside the themed root. */
export function ModalHost() {
  const current = useSyncExternalStore(modalQueue.subscribe, modalQueue.getCurrent, modalQueue.getCurrent);
  const [shown, setShown] = useState<ModalRequest | undefined>(current);
  useEffect(() => modalQueue.attach(), []);

  // The next question waits until the last one has left and given the focus back, or it would return it to nowhere.
  if (shown === undefined && current !== undefined) setShown(current);
  if (shown === undefined) return null;
  return (
    <Question
      key={shown.id}
      request={shown}
      isOpen={current?.id === shown.id}
      onSettle={(reason, value) => modalQueue.settle(shown.id, reason, value)}
      onClosed={() => setShown(undefined)}
    />
  );
}
