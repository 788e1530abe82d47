import { useQuery } from '@tanstack/react-query';
import { baseSettingsQuery } from './referenceQueries.js';

/**
 * Where support is reached instead of the app's own chat: the address of a WhatsApp conversation. Undefined where the
 * server names none, and while that is not known.
 */
export function useWhatsappHref(): string | undefined {
  const { data } = useQuery(baseSettingsQuery);
  const digits = data?.msgType === 'whatsapp' ? data.whatsapp.replace(/\D/g, '') : '';
  return digits === '' ? undefined : `https://wa.me/${digits}`;
}
