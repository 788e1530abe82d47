// Records input from now on, long before an update asks whether a form is half filled.
import '../shell/isHalfFilled.js';
import { getLanguage, subscribeToLanguage } from '../i18n/index.js';
import { appUpdate } from '../state/appUpdate.js';
import { HOUR_MS } from '../durations.js';

const { BASE_URL } = import.meta.env;

const WORKER = `${BASE_URL}sw.js`;
/** Marks the address of the worker, and no other, as one of a trusted script. */
const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: (_text: string) => WORKER });

/**
 * Makes the app installable: links its web manifest, stores its files on the device, and tells when a newer version
 * has arrived. It never reloads by itself.
 */
export async function installWorker(): Promise<void> {
  // Not in index.html, because browsers fetch it and its icons before the app.
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'manifest',
      href: `${BASE_URL}manifest.webmanifest`,
    }),
  );
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER, {
    updateViaCache: 'none',
  });

  const tell = () => {
    if (registration.waiting !== null && serviceWorker.controller !== null) appUpdate.announce();
  };
  tell();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  );
  // Another tab uses the new version already. This one keeps the old version until the customer agrees to reload.
  if (wasControlled) serviceWorker.addEventListener('controllerchange', appUpdate.announce);

  // The first visit fetched its messages before a worker could cache them.
  const tellLanguage = () =>
    void serviceWorker.ready.then(({ active }) => active?.postMessage({ language: getLanguage().locale }));
  tellLanguage();
  subscribeToLanguage(tellLanguage);

  let askedAtMs = performance.now();
  const ask = () => {
    if (document.hidden || performance.now() - askedAtMs < HOUR_MS) return;
    askedAtMs = performance.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('online', ask);
}
