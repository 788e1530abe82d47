const IP_ADDRESS = /^(\d{1,3}\.){3}\d{1,3}$|^\[/;

/** Whether this browser supports passkeys here: they belong to a host name, never to an IP address. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !IP_ADDRESS.test(location.hostname);
}
