import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';

/** How long a vendor's script may take before the next one is tried. ms */
const PATIENCE_MS = 10_000;

/**
 * What a profile's `customer` holds: a script that loads the first vendor's chat that can be loaded, and throws when none
 * can. Null without vendors: customers then have the app's own chat.
 * @param vendors addresses of scripts, the preferred one first
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

/** What a signed-in customer gets. */
export const toSession = ({ config }: Pick<BrokerContext, 'config'>, token: string): Wire['Session'] => ({
  token,
  customer: customerScript(config.supportVendors),
});
