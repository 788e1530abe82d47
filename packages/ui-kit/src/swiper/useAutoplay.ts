import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

export interface Autoplay {
  /** Whether the customer lets it run; the button shows the other. */
  isPlaying: boolean;
  setIsPlaying: (isPlaying: boolean) => void;
  /** Whether it runs at this moment: not while someone looks closer. */
  isRunning: boolean;
  /** Someone looks closer: a pointer rests on it, the focus is in it, a finger holds it. */
  setIsHeld: (isHeld: boolean) => void;
}

/**
 * A turn every `intervalMs`, unless paused, held, or in a page that is not looked at. Who asked for less motion gets none
 * until they press play.
 */
export function useAutoplay(isEnabled: boolean, intervalMs: number, onTurn: () => void): Autoplay {
  const turn = useEffectEvent(onTurn);
  const [isPlaying, setIsPlaying] = useState(isEnabled && !prefersLessMotion());
  const [isHeld, setIsHeld] = useState(false);
  const isHidden = useSyncExternalStore(onVisibility, isPageHidden, () => false);
  const isRunning = isEnabled && isPlaying && !isHeld && !isHidden;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => turn(), intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, intervalMs]);

  return { isPlaying, setIsPlaying, isRunning, setIsHeld };
}

const isPageHidden = () => document.visibilityState === 'hidden';

function onVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function prefersLessMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
