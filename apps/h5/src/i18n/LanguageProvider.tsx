import { KitProvider } from '@fairlot/ui-kit/provider';
import { useSyncExternalStore, type ReactNode } from 'react';
import { getLanguage, subscribeToLanguage } from './language.js';
import { LanguageContext } from './useT.js';

/** Gives what is inside, and the kit's parts of it, the current language; draws it again when that changes. */
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
