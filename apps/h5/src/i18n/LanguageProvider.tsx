import { KitProvider } from '@fairlot/ui-kit/provider';
import { useSyncExternalStore, type ReactNode } from 'react';
import { getLanguage, subscribeToLanguage } from './language.js';
import { LanguageContext } from './useT.js';

/** Provides the current language to its children and to the kit's parts, and renders them again when it changes. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(subscribeToLanguage, getLanguage);
  return (
    <LanguageContext value={language}>
      <KitProvider locale={language.locale} messages={language.kit}>
        {children}
      </KitProvider>
    </LanguageContext>
  );
}
