import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../i18n/index.js';
import { DevPanel } from './DevPanel.js';

/** Beside the app and not in it: nothing of the app can depend on it, and a crash of the app leaves it standing. */
export function mountDevPanel(): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <LanguageProvider>
      <DevPanel />
    </LanguageProvider>,
  );
}
