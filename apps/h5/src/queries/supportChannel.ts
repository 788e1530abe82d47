import { useQuery } from '@tanstack/react-query';
import { baseSettingsQuery } from './referenceQueries.js';

/**
 * The URL of a WhatsApp conversation that replaces the app's own chat. Undefined if the server has none, or while
 * unknown.
 */
export function useWhatsappHref(): string | undefined {
  const { data } = useQuery(baseSettingsQuery);
  const digits = data?.msgType === 'whatsapp' ? data.whatsapp.replace(/\D/g, '') : '';
  return digits === '' ? undefined : `https://wa.me/${digits}`;
}
