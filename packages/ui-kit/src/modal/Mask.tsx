import { useLayoutEffect, useRef } from 'react';
import { join } from '../css/join.js';
import { windowOf } from '../dom/tree.js';
import { dimmedColor } from './dimmedColor.js';
import { mask } from './Modal.css.js';

/** The open masks. The first one in a document holds its page. */
const open = new Set<Element>();

export interface MaskProps {
  /** False while it fades out. */
  isOpen: boolean;
  className: string;
  /** Called when it is pressed while it is open. */
  onPress: () => void;
}

/**
 * Covers the page below a dialog, which does not scroll meanwhile. If its scroll bar takes room, the gutter, which the
 * mask cannot cover, is kept and dimmed as well.
 */
export function Mask({ isOpen, className, onPress }: MaskProps) {
  const element = useRef<HTMLDivElement>(null);
  // Before the page is painted, which otherwise would be drawn once without its scroll bar.
  useLayoutEffect(() => {
    const own = element.current;
    if (!isOpen || own === null) return undefined;
    const { ownerDocument } = own;
    const root = ownerDocument.documentElement;
    const isHeld = () => [...open].some((each) => each.ownerDocument === ownerDocument);
    if (!isHeld()) {
      const hasBar = windowOf(root).innerWidth > root.clientWidth;
      root.dataset['ukHeld'] = hasBar ? 'gutter' : '';
      if (hasBar) dimGround(root, getComputedStyle(own).backgroundColor);
    }
    open.add(own);
    return () => {
      open.delete(own);
      if (isHeld()) return;
      delete root.dataset['ukHeld'];
      delete root.dataset['ukDimmed'];
    };
  }, [isOpen]);
  return (
    <div
      ref={element}
      role="presentation"
      data-part="mask"
      className={join(mask, className)}
      data-state={isOpen ? 'open' : 'closed'}
      onClick={isOpen ? onPress : undefined}
    />
  );
}

/** Keeps the background of the page, from its root or else its body, and dims only the gutter. */
function dimGround(root: HTMLElement, scrim: string): void {
  const styles = [root, root.ownerDocument.body].map((part) => getComputedStyle(part));
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
