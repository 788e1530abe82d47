import { useLayoutEffect, useRef } from 'react';
import { join } from '../css/join.js';
import { dimmedColor } from './dimmedColor.js';
import { mask } from './Modal.css.js';

/** How many masks are open; the first one holds the page. */
let open = 0;

/**
 * Covers the page below a dialog, which does not scroll meanwhile. If its scroll bar takes room, the gutter, which the
 * mask cannot cover, is kept and dimmed as well.
 */
export function Mask({ isOpen, className }: { isOpen: boolean; className: string }) {
  const element = useRef<HTMLDivElement>(null);
  // Before the page is painted, which otherwise would be drawn once without its scroll bar.
  useLayoutEffect(() => {
    if (!isOpen || element.current === null) return undefined;
    const root = document.documentElement;
    if (open === 0) {
      const hasBar = window.innerWidth > root.clientWidth;
      root.dataset['ukHeld'] = hasBar ? 'gutter' : '';
      if (hasBar) dimGround(getComputedStyle(element.current).backgroundColor);
    }
    open += 1;
    return () => {
      open -= 1;
      if (open > 0) return;
      delete root.dataset['ukHeld'];
      delete root.dataset['ukDimmed'];
    };
  }, [isOpen]);
  return (
    <div
      ref={element}
      data-part="mask"
      className={join(mask, className)}
      data-state={isOpen ? 'open' : 'closed'}
    />
  );
}

/** Keeps the background of the page, from its root or else its body, and dims only the gutter. */
function dimGround(scrim: string): void {
  const root = document.documentElement;
  const styles = [root, document.body].map((part) => getComputedStyle(part));
  // A dimmed colour would cover a background picture.
  if (styles.some(({ backgroundImage }) => backgroundImage !== 'none')) return;
  const grounds = styles.map(({ backgroundColor }) => backgroundColor);
  // A page without a background has the browser's, which is white unless its colour scheme is dark.
  if (!styles.some(({ colorScheme }) => colorScheme.includes('dark'))) grounds.push('rgb(255, 255, 255)');
  for (const ground of grounds) {
    const dimmed = dimmedColor(ground, scrim);
    if (dimmed === null) continue;
    root.style.setProperty('--uk-ground', ground);
    root.style.setProperty('--uk-ground-dimmed', dimmed);
    root.dataset['ukDimmed'] = '';
    return;
  }
}
