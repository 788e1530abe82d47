import { useEffect, useRef } from 'react';
import { join } from '../css/join.js';
import { dimmedColor } from './dimmedColor.js';
import { mask } from './Modal.css.js';

/** How many masks are over the page; the ground is darkened by the first. */
let open = 0;

/** What lies over the page below a dialog. Where scroll bars take room, the strip that it cannot reach is darkened as well. */
export function Mask({ isOpen, className }: { isOpen: boolean; className: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen || element.current === null) return undefined;
    if (open === 0) dimGround(getComputedStyle(element.current).backgroundColor);
    open += 1;
    return () => {
      open -= 1;
      if (open === 0) delete document.documentElement.dataset['ukDimmed'];
    };
  }, [isOpen]);
  return (
    <div
      ref={element}
      data-part="mask"
      className={join(mask, className)}
      data-uk-mask=""
      data-state={isOpen ? 'open' : 'closed'}
    />
  );
}

/** The page's own ground, which is its root's or else its body's, goes on as it is; only what lies outside of it darkens. */
function dimGround(scrim: string): void {
  const root = document.documentElement;
  const styles = [root, document.body].map((part) => getComputedStyle(part));
  // A picture cannot be put below a colour of its own.
  if (styles.some(({ backgroundImage }) => backgroundImage !== 'none')) return;
  const grounds = styles.map(({ backgroundColor }) => backgroundColor);
  // Without a ground of its own a page is drawn on the browser's, which is white unless the page asks for a dark one.
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
