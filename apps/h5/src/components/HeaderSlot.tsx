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

/** The header's slot for a tool that the page itself renders, such as the watch star of a quote. */
export function HeaderSlot({ name }: { name: string }) {
  return <span ref={(element) => setPlace(name, element)} />;
}

/** Renders its children into the header's slot of this name while the page is shown. */
export function InHeaderSlot({ name, children }: { name: string; children: ReactNode }) {
  const place = useSyncExternalStore(subscribe, () => places.get(name));
  return place === undefined ? null : createPortal(children, place);
}
