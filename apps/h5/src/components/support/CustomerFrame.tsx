import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/index.js';
import { vendor } from './Support.css.js';

/**
 * Runs the chat script of a server that has one, where it can do no harm: in a frame of its own, with an origin that is
 * nobody's. It gets no token, no page, no storage, and may reach the chat's own servers only. The script travels by
 * message, because the frame may not ask our server for anything.
 */
export function CustomerFrame({ script }: { script: string }) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const answer = (event: MessageEvent) => {
      const target = frame.current?.contentWindow;
      // Only the frame itself is heard, and only the one word that it is ready.
      if (target == null || event.source !== target) return;
      if ((event.data as { type?: unknown } | null)?.type !== 'support-ready') return;
      // A frame without an origin can be addressed as `*` only; `source` says that it is ours.
      target.postMessage({ type: 'support-script', script }, '*');
    };
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, [script]);
  return (
    <iframe
      ref={frame}
      className={vendor}
      src="/support.html"
      sandbox="allow-scripts allow-popups"
      referrerPolicy="no-referrer"
      title={t('support.title')}
    />
  );
}
