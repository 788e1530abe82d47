import { KitProvider } from '@fairlot/ui-kit/provider';
import { useSyncExternalStore, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { getLanguage, subscribeToLanguage } from './language.js';

/** Gives what is inside, and the kit's parts of it, the current language; draws it again when that changes. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { intl, locale, kit } = useSyncExternalStore(subscribeToLanguage, getLanguage);
  return (
    <RawIntlProvider value={intl}>
      <KitProvider locale={locale} messages={kit}>
        {children}
      </KitProvider>
    </RawIntlProvider>
  );
}
