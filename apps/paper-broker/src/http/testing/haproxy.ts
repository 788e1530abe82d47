import { existsSync } from 'node:fs';

const PLACES = [process.env['HAPROXY'], '/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/usr/bin/haproxy'];

/** The path of HAProxy on this machine; `npm test` installs it if it may. */
export function findHaproxy(): string | undefined {
  return PLACES.find((place) => place !== undefined && existsSync(place));
}
