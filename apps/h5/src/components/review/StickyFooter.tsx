import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { FOOTER_HEIGHT, footer } from './StickyFooter.css.js';

/**
 * The end of a page, which stays visible while the rest scrolls. Its height is known to the page's `scroll-padding`, so
 * that what gets the focus or is scrolled into view stands above it.
 */
export function StickyFooter({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const page = document.documentElement.style;
    const tell = () => {
      if (getComputedStyle(element).position === 'sticky')
        page.setProperty(FOOTER_HEIGHT, `${element.offsetHeight}px`);
      else page.removeProperty(FOOTER_HEIGHT);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    // On a low screen the footer is not sticky.
    window.addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', tell);
      page.removeProperty(FOOTER_HEIGHT);
    };
  }, []);
  return (
    <div ref={ref} className={footer}>
      {children}
    </div>
  );
}
