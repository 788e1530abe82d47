import { useEffect, useState, useSyncExternalStore } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';
import { isPageHidden, onPageHidden } from '../dom/page.js';

export interface Autoplay {
  /** Whether the customer lets it run; the button shows the opposite action. */
  isPlaying: boolean;
  setIsPlaying: (isPlaying: boolean) => void;
  /** Whether it runs now: not while held. */
  isRunning: boolean;
  /** Whether a pointer hovers over it, the focus is in it, or a finger holds it. */
  setIsHeld: (isHeld: boolean) => void;
}

/**
 * Turns every `intervalMs`, unless paused, held, or in a hidden page. Under reduced motion it starts only when the
 * customer presses play.
 */
export function useAutoplay(isEnabled: boolean, intervalMs: number, onTurn: () => void): Autoplay {
  const turn = useEffectEvent(onTurn);
  const [isPlaying, setIsPlaying] = useState(isEnabled && !prefersLessMotion());
  const [isHeld, setIsHeld] = useState(false);
  const isHidden = useSyncExternalStore(onPageHidden, isPageHidden, () => false);
  const isRunning = isEnabled && isPlaying && !isHeld && !isHidden;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => turn(), intervalMs);
    return () => clearInterval(timer);
  }, [isRunning, intervalMs]);

  return { isPlaying, setIsPlaying, isRunning, setIsHeld };
}

function prefersLessMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
