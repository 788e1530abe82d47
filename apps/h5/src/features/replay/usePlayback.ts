import { useEffect, useState } from 'react';

/** Trading days per second. */
export const speeds = { slow: 2, medium: 6, fast: 20 } as const;
export type Speed = keyof typeof speeds;

export interface Playback {
  /** The shown day: `first` to `last`. */
  readonly day: number;
  readonly isPlaying: boolean;
  /** Whether the end is reached. */
  readonly isOver: boolean;
  readonly speed: Speed;
  /** Shows a day and pauses. */
  goTo(day: number): void;
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
}

/** Steps from one index to another while it plays. Starts at `first`, and stops at `last`. */
export function usePlayback(first: number, last: number): Playback {
  const [place, setPlace] = useState(first);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const [speed, setSpeed] = useState<Speed>('medium');
  const day = Math.min(Math.max(place, first), last);
  const isOver = day >= last;
  const isPlaying = wantsToPlay && !isOver;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setPlace((now) => Math.max(now, first) + 1), 1_000 / speeds[speed]);
    return () => clearInterval(timer);
  }, [isPlaying, speed, first]);

  return {
    day,
    isPlaying,
    isOver,
    speed,
    goTo(next) {
      setWantsToPlay(false);
      setPlace(next);
    },
    play() {
      if (isOver) setPlace(first);
      setWantsToPlay(true);
    },
    pause: () => setWantsToPlay(false),
    setSpeed,
  };
}
