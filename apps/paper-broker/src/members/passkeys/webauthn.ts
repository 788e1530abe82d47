/** The library for passkeys, loaded when the first one is made or used: it takes a tenth of a server's start. */
export const loadWebauthn = () => import('@simplewebauthn/server');
