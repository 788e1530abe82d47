import type { Schemas } from '@fairlot/api-client';
import type { Translate } from '../../i18n/index.js';

type Named = Pick<Schemas['MemberSession'], 'browser' | 'system'>;

/** What a customer recognises a session by: `Chrome on Android`, or the one name that is known; undefined if none is. */
export function deviceName({ browser, system }: Named, t: Translate): string | undefined {
  if (browser && system) return t('security.deviceNames', { browser, system });
  return browser ?? system ?? undefined;
}
