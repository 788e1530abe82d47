import { h5 } from '@fairlot/manifest';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '../../i18n/index.js';
import { vendor } from './Support.css.js';

/**
 * Runs the chat script of a server that has one, where it can do no harm: in a frame of its own, with an origin that is
 * nobody's. It gets no token, no page, no storage, and may reach the chat's own servers only. The script travels by
 * message, because the frame may not ask our server for anything. `onFail`: the chat cannot be had.
 */
export function CustomerFrame({ script, onFail }: { script: string; onFail: () => void }) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    // If the frame itself does not load, nothing in it can report that.
    const late = setTimeout(fail, h5.net.timeoutMs);
    const answer = (event: MessageEvent) => {
      const target = frame.current?.contentWindow;
      // Only the frame itself is heard, and only two words: that it is ready, and that its chat cannot be loaded.
      if (target == null || event.source !== target) return;
      const { type } = (event.data ?? {}) as { type?: unknown };
      if (type === 'support-failed') fail();
      if (type !== 'support-ready') return;
      clearTimeout(late);
      // A frame without an origin can be addressed as `*` only; `source` says that it is ours.
      target.postMessage({ type: 'support-script', script }, '*');
    };
    window.addEventListener('message', answer);
    return () => {
      clearTimeout(late);
      window.removeEventListener('message', answer);
    };
  }, [script]);
  return (
    <iframe
      ref={frame}
      className={vendor}
      src={`${import.meta.env.BASE_URL}support.html`}
      sandbox="allow-scripts allow-popups"
      referrerPolicy="no-referrer"
      title={t('support.title')}
    />
  );
}
