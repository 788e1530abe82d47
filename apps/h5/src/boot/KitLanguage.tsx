import { KitProvider } from '@fairlot/ui-kit/provider';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/index.js';

/** The kit speaks what the app speaks, and writes figures and dates as it does. */
export function KitLanguage({ children }: { children: ReactNode }) {
  const { locale, kit } = useLanguage();
  return (
    <KitProvider locale={locale} messages={kit}>
      {children}
    </KitProvider>
  );
}
