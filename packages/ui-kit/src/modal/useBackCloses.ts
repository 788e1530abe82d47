import { useEffect } from 'react';
import { useEffectEvent } from '../hooks/useEffectEvent.js';

/**
 * Makes the browser's Back close a dialog instead of leaving the page.
 *
 * It pushes no history entry, which would conflict with routers and their blockers. Phones pass Back to a
 * CloseWatcher; elsewhere the Navigation API can cancel the step back. Without both, the page is left, and the dialog
 * with it.
 */

/** The used parts of the Navigation API and of CloseWatcher, which the DOM library does not declare yet. */
interface TraverseEvent extends Event {
  readonly navigationType: string;
  readonly destination: { readonly index: number };
}
interface NavigationLike extends EventTarget {
  readonly currentEntry: { readonly index: number } | null;
}
interface CloseWatcherLike extends EventTarget {
  destroy(): void;
}
interface BackWindow {
  readonly navigation?: NavigationLike;
  readonly CloseWatcher?: new () => CloseWatcherLike;
}

/** Open dialogs, innermost last. Back closes one at a time. */
const openDialogs: symbol[] = [];

export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);

  useEffect(() => {
    if (!isOpen) return undefined;
    const { navigation, CloseWatcher } = globalThis as unknown as BackWindow;
    const dialog = Symbol('dialog');
    openDialogs.push(dialog);
    const isTopmost = () => openDialogs.at(-1) === dialog;

    let watcher: CloseWatcherLike | undefined;
    const watch = () => {
      if (CloseWatcher === undefined) return;
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        // A watcher works once; a dialog that stays open (it is busy) needs a new one.
        watch();
        if (isTopmost()) close();
      });
    };
    watch();

    const onNavigate = (event: Event) => {
      const { navigationType, destination } = event as TraverseEvent;
      const isBack =
        navigationType === 'traverse' && destination.index < (navigation?.currentEntry?.index ?? -1);
      if (!isBack || !event.cancelable || !isTopmost()) return;
      event.preventDefault();
      close();
    };
    const onPopState = () => {
      if (isTopmost()) close();
    };
    navigation?.addEventListener('navigate', onNavigate);
    window.addEventListener('popstate', onPopState);

    return () => {
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
      watcher?.destroy();
      navigation?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('popstate', onPopState);
    };
  }, [isOpen]);
}
