import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../i18n/index.js';
import { DevPanel } from './DevPanel.js';

/** A separate root beside the app: the app cannot depend on it, and it survives a crash of the app. */
export function mountDevPanel(): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <LanguageProvider>
      <DevPanel />
    </LanguageProvider>,
  );
}
