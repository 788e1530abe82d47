import sharp from 'sharp';
import type { ContractWorld } from './contractWorld.js';
import type { Sending } from './exchange.js';
import type { MakeExample } from './example.js';

const PAY_PASSWORD = '246810';
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
let pictures = 0;

/** A form with a picture unlike any other. */
async function pictureForm(purpose: string): Promise<Sending> {
  // The colors differ enough that compression does not make two pictures equal.
  pictures += 1;
  const background = { r: (pictures * 67) % 256, g: (pictures * 29) % 256, b: 160 };
  const png = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(png)]), 'picture.png');
  return { form };
}

async function upload(world: ContractWorld, token: string, purpose: string): Promise<string> {
  const answer = await world.send('POST', '/upload', { token, ...(await pictureForm(purpose)) });
  return (answer.body as { id: string }).id;
}

const name = { first_name: 'Noa', last_name: 'Specimen', pay_password: PAY_PASSWORD };

/**
 * Gives the newcomer a payment password and the wanted KYC status, and refuses KYC cases under review.
 * @returns the token
 */
async function newcomer({ db, signIn }: ContractWorld, status: 'not_submitted' | 'pass'): Promise<string> {
  const { pay_password_hash: hash } = await db.read
    .selectFrom('member')
    .select('pay_password_hash')
    .where('mail', '=', 'demo@fairlot.example')
    .executeTakeFirstOrThrow();
  const { id } = await db.read
    .updateTable('member')
    .set({
      pay_password_hash: hash,
      pay_password_failures: 0,
      pay_password_locked_until: null,
      kyc_status: status,
    })
    .where('mail', '=', 'new@fairlot.example')
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.read
    .updateTable('kyc_case')
    .set({ status: 'refuse' })
    .where('member_id', '=', id)
    .where('status', '=', 'under_review')
    .execute();
  return signIn('new');
}

/** Uploads and KYC. The newcomer is verified here, because the demo customer already is. */
export const verificationExamples: Readonly<Record<string, MakeExample>> = {
  createUpload: async () => ({ ...(await pictureForm('proof')), headers: key() }),
  getUpload: async (mine, world) => ({ path: [await upload(world, mine.token, 'proof')] }),
  deleteUpload: async (mine, world) => ({ path: [await upload(world, mine.token, 'proof')] }),
  getKyc: () => ({}),
  submitIdCard: async (_mine, world) => {
    const token = await newcomer(world, 'not_submitted');
    const front = await upload(world, token, 'kyc');
    const back = await upload(world, token, 'kyc');
    const body = { ...name, id_number: 'SPECIMEN 0000', front_upload_id: front, back_upload_id: back };
    return { token, headers: key(), body };
  },
  submitPassport: async (_mine, world) => {
    const token = await newcomer(world, 'not_submitted');
    const body = {
      ...name,
      passport_number: 'SPECIMEN0',
      passport_upload_id: await upload(world, token, 'kyc'),
    };
    return { token, headers: key(), body };
  },
  submitProfessional: async (_mine, world) => {
    const token = await newcomer(world, 'pass');
    const body = { professional_upload_id: await upload(world, token, 'kyc'), pay_password: PAY_PASSWORD };
    return { token, headers: key(), body };
  },
};
