import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createListeners } from '../state/listeners.js';

const places = new Map<string, HTMLElement>();
const listeners = createListeners();

function setPlace(name: string, element: HTMLElement | null): void {
  if (element === null) places.delete(name);
  else places.set(name, element);
  listeners.notify();
}

/** The header's slot for a tool that the page itself renders, such as the watch star of a quote. */
export function HeaderSlot({ name }: { name: string }) {
  return <span ref={(element) => setPlace(name, element)} />;
}

/** Renders its children into the header's slot of this name while the page is shown. */
export function InHeaderSlot({ name, children }: { name: string; children: ReactNode }) {
  const place = useSyncExternalStore(listeners.subscribe, () => places.get(name));
  return place === undefined ? null : createPortal(children, place);
}
