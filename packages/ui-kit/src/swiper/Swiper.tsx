import { useState, type CSSProperties, type FocusEvent, type ReactNode } from 'react';
import { alsoHeard } from '../css/alsoHeard.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { amountOf, listOf } from '../checks/usable.js';
import { PauseIcon, PlayIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { fillMessage, useKitMessages } from '../messages/index.js';
import * as css from './Swiper.css.js';
import { useAutoplay } from './useAutoplay.js';
import { useSlideSwipe } from './useSlideSwipe.js';

const english = {
  slideshow: en.slideshow,
  slide: en.slide,
  slideOf: en.slideOf,
  pause: en.pause,
  play: en.play,
  showSlide: en.showSlide,
};

export interface SwiperItem {
  readonly id: string;
  readonly content: ReactNode;
}

export interface SwiperProps extends RootProps {
  /** The subject of the slides. */
  label: string;
  /** One or more slides; a single one neither turns nor has dots. */
  items: readonly SwiperItem[];
  /** Turns automatically, with a pause button. @default true */
  autoPlay?: boolean | undefined;
  /** The time between two turns. @default 5,000 */
  intervalMs?: number | undefined;
  /** The duration of one turn; zero under reduced motion. @default 500 */
  durationMs?: number | undefined;
  /** Whether it continues from the last slide to the first. @default true */
  isLooping?: boolean | undefined;
}

/**
 * Slides, one at a time: swiped, chosen by their dots, or turned automatically. It stops while it is paused, held,
 * hovered, focused or out of sight, and does not start under reduced motion.
 */
export function Swiper({ label, autoPlay = true, isLooping = true, ...props }: SwiperProps) {
  const messages = useKitMessages(english);
  const items = listOf('Swiper', 'items', props.items);
  const intervalMs = amountOf('Swiper', 'intervalMs', props.intervalMs ?? 5_000, [100, Infinity], 5_000);
  const count = items.length;
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, Math.max(0, count - 1));
  const isLast = index === count - 1;
  const { isPlaying, setIsPlaying, isRunning, setIsHeld } = useAutoplay(
    autoPlay && count > 1 && (isLooping || !isLast),
    intervalMs,
    () => setChosen((at) => (at + 1 < count ? at + 1 : 0)),
  );
  const { position, handlers } = useSlideSwipe(index, count, setChosen);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsHeld(false);
  };

  return (
    <section
      {...rootOf(props, css.swiper)}
      data-part="swiper"
      aria-label={label}
      aria-roledescription={messages.slideshow}
      {...alsoHeard(props, {
        onFocus: () => setIsHeld(true),
        onBlur,
        onPointerEnter: () => setIsHeld(true),
        onPointerLeave: () => setIsHeld(false),
      })}
      style={
        {
          ...props.style,
          '--uk-swiper-at': String(position ?? index),
          '--uk-swiper-ms': `${String(props.durationMs ?? 500)}ms`,
        } as CSSProperties
      }
    >
      {/* Before the slides, although it stands below them: Tab must reach the pause button first, and what the controls
         turn comes after them. */}
      {count > 1 ? (
        <div data-part="controls" className={css.controls}>
          {autoPlay ? (
            <button
              type="button"
              data-part="play"
              className={css.play}
              aria-label={isPlaying ? messages.pause : messages.play}
              onClick={() => setIsPlaying(!isPlaying)}
            >
              {isPlaying ? <PauseIcon size="small" /> : <PlayIcon size="small" />}
            </button>
          ) : null}
          {items.map((item, at) => (
            <button
              key={item.id}
              type="button"
              data-part="dot"
              className={css.dot}
              aria-label={fillMessage(messages.showSlide, { index: at + 1 })}
              {...(at === index ? { 'aria-current': true } : {})}
              onClick={() => setChosen(at)}
            />
          ))}
        </div>
      ) : null}
      <div role="presentation" data-part="window" className={css.window} {...handlers}>
        {/* Live only when the customer turns it: announcing automatic turns would interrupt. */}
        <div
          data-part="track"
          className={css.track}
          data-held={position !== null || undefined}
          aria-live={isRunning ? 'off' : 'polite'}
        >
          {items.map((item, at) => (
            <div
              key={item.id}
              role="group"
              aria-roledescription={messages.slide}
              aria-label={fillMessage(messages.slideOf, { index: at + 1, count })}
              data-part="slide"
              className={css.slide}
              inert={at !== index}
            >
              {item.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
