import { parseDatabaseUrl } from '../db/databaseUrl.js';
import { isLoopbackName } from '../http/localClient.js';

const MIN_PASSWORD_LENGTH = 8;
/** The seed of markets that need not be secret. */
export const PUBLIC_SEED = 'fairlot';

/** The settings that can be weak; `Config` says what each means. */
interface Weighed {
  readonly simControl: boolean;
  readonly seedDemo: boolean;
  readonly passwordPolicy: string;
  readonly autoReview: boolean;
  readonly simClock: string | undefined;
  readonly dataFsync: boolean;
  readonly databaseUrl: string | undefined;
  readonly simSeed: string | undefined;
  readonly publicOrigin: string | undefined;
  readonly smsUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly trustedProxies: readonly string[];
}

/** The settings that only a simulation may have, or that would let strangers read or claim what they must not. */
export function weakInProduction(config: Weighed): readonly string[] {
  const weak: readonly (readonly [isWeak: boolean, setting: string])[] = [
    [config.simControl, 'SIM_CONTROL=1'],
    [config.seedDemo, 'SEED_DEMO=1'],
    [config.passwordPolicy !== 'strict', 'PASSWORD_POLICY=seed'],
    [config.autoReview, 'AUTO_REVIEW=on'],
    [config.simClock !== undefined && config.simClock !== 'real', `SIM_CLOCK=${config.simClock}`],
    [!config.dataFsync && config.databaseUrl === undefined, 'DATA_FSYNC=off'],
    [config.simSeed === PUBLIC_SEED, `SIM_SEED=${PUBLIC_SEED}`],
    [isReadable(config.publicOrigin), 'PUBLIC_ORIGIN with http://'],
    [isReadable(config.smsUrl), 'SMS_URL with http://'],
    [isReadable(config.smtpUrl), 'SMTP_URL with smtp:// and without ?requireTLS=true'],
    [config.trustedProxies.some((each) => each.endsWith('/0')), 'TRUSTED_PROXIES that names every address'],
    [hasShortPassword(config.databaseUrl), 'DATABASE_URL with a password of fewer than 8 characters'],
  ];
  return weak.flatMap(([isWeak, setting]) => (isWeak ? [setting] : []));
}

/** Whether the network on the way to the address can read the connection. */
function isReadable(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  if (isLoopbackName(hostname)) return false;
  return protocol === 'http:' || (protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true');
}

/** An empty password is not weak: the database then authenticates its clients by other means. */
function hasShortPassword(databaseUrl: string | undefined): boolean {
  return (parseDatabaseUrl(databaseUrl ?? '')?.hosts ?? []).some((host) => {
    const { hostname, password } = new URL(host);
    return !isLoopbackName(hostname) && password !== '' && password.length < MIN_PASSWORD_LENGTH;
  });
}
