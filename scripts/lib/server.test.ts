import { expect, test } from 'vitest';
import { relyingPartyOf } from '../../apps/paper-broker/src/members/passkeys/relyingParty.js';
import { addressToOpen } from './server.mjs';

test('passkeys work at the address that the start prints', () => {
  for (const publicOrigin of [undefined, 'https://fairlot.example']) {
    const address = addressToOpen('http://127.0.0.1:8080', publicOrigin);
    expect(relyingPartyOf({ publicOrigin }).isOrigin(address), address).toBe(true);
  }
});
