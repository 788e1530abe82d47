import { useEffect, useRef, useState } from 'react';
import { onOnline } from '../dom/page.js';
import type { PendingFile, Uploads } from './createUploads.js';

/**
 * The uploads of one field, which the first choice of files creates. The failed ones are retried when the connection is
 * back. All are cancelled when the field is unmounted.
 */
export function useRunningUploads() {
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const uploadsRef = useRef<Uploads>(undefined);
  /** When each file was chosen, by its id. */
  const chosenRef = useRef(new Map<string, number>());
  const isHereRef = useRef(false);
  useEffect(() => {
    isHereRef.current = true;
    const stop = onOnline(() => uploadsRef.current?.retryAll());
    return () => {
      isHereRef.current = false;
      stop();
      uploadsRef.current?.cancelAll();
    };
  }, []);
  return { pending, setPending, uploadsRef, chosenRef, isHereRef };
}
