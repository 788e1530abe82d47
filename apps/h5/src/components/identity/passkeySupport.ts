const IP_ADDRESS = /^(\d{1,3}\.){3}\d{1,3}$|^\[/;

/** Whether this browser can make and use passkeys here: they belong to a host's name, never to a bare address. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && !IP_ADDRESS.test(location.hostname);
}
