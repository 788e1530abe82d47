import { fairlotLight } from '@fairlot/ui-kit/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { AtAddress } from '../../engine/testing/AtAddress.js';
import { LanguageProvider } from '../../i18n/index.js';
import { queryClient } from '../../queries/queryClient.js';

export { expectNoAxeFaults } from '../../../../../tests/support/expectNoAxeFaults.js';

const mounted: { root: Root; host: HTMLElement }[] = [];

/** Removes what a test has mounted, and the answers that it was given (cleanUp.ts). */
export function unmountParts(): void {
  for (const { root, host } of mounted.splice(0)) {
    flushSync(() => root.unmount());
    host.remove();
  }
  queryClient.clear();
}

/** Mounts a part of the app, themed, in English, with the app's cache; it is unmounted after the test. */
export function mountPart(node: ReactNode): { rerender: (node: ReactNode) => void } {
  const host = document.createElement('main');
  host.className = fairlotLight;
  document.body.append(host);
  const root = createRoot(host);
  const rerender = (next: ReactNode) =>
    flushSync(() => {
      root.render(
        <StrictMode>
          <LanguageProvider>
            <QueryClientProvider client={queryClient}>
              <AtAddress>{next}</AtAddress>
            </QueryClientProvider>
          </LanguageProvider>
        </StrictMode>,
      );
    });
  rerender(node);
  mounted.push({ root, host });
  return { rerender };
}
