import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';

/** How long a vendor's script may take to load before the next one is tried, in ms. */
const PATIENCE_MS = 10_000;

/**
 * The `customer` field of a profile: a script that loads the chat of the first vendor that is reachable, and throws
 * when none is. Null without vendors; then customers use the app's own chat.
 * @param vendors URLs of scripts, the preferred one first
 */
export function customerScript(vendors: readonly string[]): string | null {
  if (vendors.length === 0) return null;
  return `
    const vendors = ${JSON.stringify(vendors).replaceAll('<', '\\u003c')};
    (function next() {
      const address = vendors.shift();
      if (address === undefined) throw new Error('No chat can be loaded');
      const script = document.createElement('script');
      const giveUp = () => { clearTimeout(late); script.remove(); next(); };
      const late = setTimeout(giveUp, ${PATIENCE_MS});
      script.src = address;
      script.onload = () => clearTimeout(late);
      script.onerror = giveUp;
      document.body.append(script);
    })();`;
}

/** The session of a signed-in customer, as the wire has it. */
export const toSession = ({ config }: Pick<BrokerContext, 'config'>, token: string): Wire['Session'] => ({
  token,
  customer: customerScript(config.supportVendors),
});
