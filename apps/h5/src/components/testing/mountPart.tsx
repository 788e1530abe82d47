import { fairlotLight } from '@fairlot/ui-kit/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { LanguageProvider } from '../../i18n/index.js';
import { queryClient } from '../../queries/queryClient.js';

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
            <QueryClientProvider client={queryClient}>{next}</QueryClientProvider>
          </LanguageProvider>
        </StrictMode>,
      );
    });
  rerender(node);
  mounted.push({ root, host });
  return { rerender };
}

/** Fails with the rule and the element of each fault that axe finds, after all animations. */
export async function expectNoAxeFaults(): Promise<void> {
  // During a fade, text does not have its contrast.
  const movements = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(movements.map((animation) => animation.finished));
  const { violations } = await axe.run(document, {
    // Rules about whole pages do not apply to a single part.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}
