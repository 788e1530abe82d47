import type { Config } from '../../config.js';

/** Whom passkeys are made for. */
export interface RelyingParty {
  /** The host's name: a passkey works on it and nowhere else. */
  readonly id: string;
  /** Whether an answer came from the app itself. */
  readonly isOrigin: (origin: string) => boolean;
}

const LOCAL = /^http:\/\/localhost(:\d{1,5})?$/;

/** The app's own address, by the setting PUBLIC_ORIGIN; on a developer's machine any port of localhost. */
export function relyingPartyOf({ publicOrigin }: Pick<Config, 'publicOrigin'>): RelyingParty {
  if (publicOrigin === undefined) return { id: 'localhost', isOrigin: (origin) => LOCAL.test(origin) };
  return { id: new URL(publicOrigin).hostname, isOrigin: (origin) => origin === publicOrigin };
}
