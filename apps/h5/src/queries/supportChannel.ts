import { useQuery } from '@tanstack/react-query';
import { useApp } from '../engine/index.js';
import { baseSettingsQuery } from './referenceQueries.js';

/**
 * The URL of a WhatsApp conversation that replaces the app's own chat. Undefined if the server or the product has
 * none, or while unknown.
 */
export function useWhatsappHref(): string | undefined {
  const { support } = useApp().manifest;
  const { data } = useQuery(baseSettingsQuery);
  const digits = support.whatsapp && data?.msgType === 'whatsapp' ? data.whatsapp.replace(/\D/g, '') : '';
  return digits === '' ? undefined : `https://wa.me/${digits}`;
}
