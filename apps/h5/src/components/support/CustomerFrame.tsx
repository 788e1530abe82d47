import { h5 } from '@fairlot/manifest';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '../../i18n/index.js';
import { vendor } from './Support.css.js';

/**
 * Runs the chat script of a server that has one, in a sandboxed frame with an opaque origin. The script gets no
 * token, no page and no storage, and may reach only the chat's own servers. It is sent by message, because the frame
 * may not request anything from our server. `onFail`: called if the chat cannot be loaded.
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
      // Accepts messages of the frame only, of two types: that it is ready, and that its chat cannot be loaded.
      if (target == null || event.source !== target) return;
      const { type } = (event.data ?? {}) as { type?: unknown };
      if (type === 'support-failed') fail();
      if (type !== 'support-ready') return;
      clearTimeout(late);
      // A frame with an opaque origin can only be addressed as `*`; `source` proves that it is ours.
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
      title={t('manifest.support')}
    />
  );
}
