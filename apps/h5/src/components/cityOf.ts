import type { Translate } from '../i18n/index.js';

/** The city of a time zone, in the customer's language. @param timezone IANA name, such as `America/New_York` */
export function cityOf(t: Translate, timezone: string): string {
  const zone = timezone.split('/').at(-1) ?? timezone;
  return t('app.city', { zone, name: zone.replaceAll('_', ' ') });
}
