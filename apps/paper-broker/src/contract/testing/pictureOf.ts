import type { UploadPurpose } from '../../uploads/schema.js';
import { storePicture } from '../../uploads/testing/storePicture.js';
import type { ContractWorld } from './contractWorld.js';

const clock = { now: () => new Date(), wall: () => new Date() };
const entropy = { bytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)) };

/** Uploads a picture as the member. @returns its id */
export async function pictureOf(
  token: string,
  { send, db }: ContractWorld,
  purpose: UploadPurpose,
): Promise<string> {
  const profile = await send('GET', '/member/profile', { token });
  return storePicture({ db, clock, entropy }, (profile.body as { id: string }).id, purpose);
}
