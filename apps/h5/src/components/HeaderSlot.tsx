import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const places = new Map<string, HTMLElement>();
const listeners = new Set<() => void>();

function setPlace(name: string, element: HTMLElement | null): void {
  if (element === null) places.delete(name);
  else places.set(name, element);
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The place in the header for a tool that the page itself draws, such as the watch star of a quote. */
export function HeaderSlot({ name }: { name: string }) {
  return <span ref={(element) => setPlace(name, element)} />;
}

/** Puts what is inside into the header's slot of this name, for as long as the page is shown. */
export function InHeaderSlot({ name, children }: { name: string; children: ReactNode }) {
  const place = useSyncExternalStore(subscribe, () => places.get(name));
  return place === undefined ? null : createPortal(children, place);
}
