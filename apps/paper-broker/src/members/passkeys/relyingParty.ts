import type { Config } from '../../settings/config.js';

/** The relying party of passkeys. */
export interface RelyingParty {
  /** The host's name; a passkey works only on this host. */
  readonly id: string;
  /** Whether an origin is the app's own. */
  readonly isOrigin: (origin: string) => boolean;
}

const LOCAL = /^http:\/\/localhost(:\d{1,5})?$/;

/** The relying party of PUBLIC_ORIGIN; on a developer's machine, any port of localhost. */
export function relyingPartyOf({ publicOrigin }: Pick<Config, 'publicOrigin'>): RelyingParty {
  if (publicOrigin === undefined) return { id: 'localhost', isOrigin: (origin) => LOCAL.test(origin) };
  return { id: new URL(publicOrigin).hostname, isOrigin: (origin) => origin === publicOrigin };
}
