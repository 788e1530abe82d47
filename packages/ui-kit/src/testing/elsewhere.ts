import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { fairlotLight } from '../theme/brands/fairlotLight.css.js';
import { mount } from './mount.js';

/** Where a product may mount the kit outside of its page's document. */
export const PLACES = ['a shadow root', 'a closed shadow root', 'an iframe'] as const;
export type Place = (typeof PLACES)[number];

/** A place's tree with the kit's styles, and its outermost node. */
function open(place: Place, container: Element): { tree: Document | ShadowRoot; top: Element | ShadowRoot } {
  const styles = [...document.querySelectorAll('style, link[rel=stylesheet]')].map((sheet) =>
    sheet.cloneNode(true),
  );
  if (place === 'an iframe') {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, { width: '380px', height: '700px', border: '0' });
    container.append(frame);
    const tree = frame.contentDocument!;
    tree.documentElement.className = fairlotLight;
    tree.head.append(...styles);
    return { tree, top: tree.body };
  }
  const host = document.createElement('div');
  container.append(host);
  const tree = host.attachShadow({ mode: place === 'a shadow root' ? 'open' : 'closed' });
  tree.append(...styles);
  return { tree, top: tree };
}

/** Mounts a part in a place. It is unmounted after the test. */
export function mountIn(place: Place, children: ReactNode) {
  const { container, rerender, unmount } = mount(null);
  const { tree, top } = open(place, container);
  rerender(createPortal(children, top));
  const find = (selector: string) => tree.querySelector<HTMLElement>(selector);
  return { tree, find, unmount: () => (unmount(), container.remove()) };
}
