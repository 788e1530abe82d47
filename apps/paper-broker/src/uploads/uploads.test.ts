import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Wire } from '@fairlot/api-client/wire';
import type { Database } from '../db/database.js';
import { describeOnBothStores } from '../db/testing/createTestStore.js';
import { HOUR_MS } from '../util/durations.js';
import { createTestApp, type TestApp } from '../http/testing/createTestApp.js';
import { runDueJobs } from '../jobs/jobs.js';
import { joinMember } from '../members/testing/joinMember.js';
import { attachUpload } from './attach.js';
import { databaseBlobs } from './blobStore.js';
import { uploadOperations } from './operations.js';
import { photo } from './testing/photo.js';
import { uploadJobs } from './uploads.js';

const HTML = '<script>alert(1)</script>';

interface Part {
  readonly name: string;
  readonly value: string | Uint8Array;
  readonly fileName?: string;
}

describeOnBothStores('uploads', (makeStore) => {
  let db: Database;
  let test: TestApp;
  let token: string;
  let memberId: string;

  beforeAll(async () => {
    db = await makeStore();
    test = await createTestApp(db, (context) => uploadOperations(context, databaseBlobs), {
      rateLimits: false,
    });
  });
  beforeEach(async () => {
    ({ token, memberId } = await signUp());
  });
  afterAll(async () => {
    await test.app.close();
    await db.close();
  });

  const signUp = () => db.transaction((tx) => joinMember(tx, test.context));
  const sendParts = (parts: readonly Part[], as = token) => {
    const boundary = 'fairlot-test';
    const chunks = parts.flatMap(({ name, value, fileName }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
          (fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: image/jpeg`) +
          '\r\n\r\n',
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]);
    return test.app.inject({
      method: 'POST',
      url: '/api/v1/upload',
      headers: { authorization: `Bearer ${as}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    });
  };
  const send = (file: Uint8Array, purpose = 'kyc', fileName = 'photo.jpg', as = token) =>
    sendParts(
      [
        { name: 'purpose', value: purpose },
        { name: 'file', value: file, fileName },
      ],
      as,
    );
  const stored = async (file: Uint8Array, purpose = 'kyc'): Promise<Wire['Upload']> => {
    const answer = await send(file, purpose);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<Wire['Upload']>();
  };
  const ask = (method: 'GET' | 'DELETE', id: string, as = token) =>
    test.app.inject({ method, url: `/api/v1/upload/${id}`, headers: { authorization: `Bearer ${as}` } });
  const codeOf = (answer: { statusCode: number; json: () => unknown }) => {
    const { code, errors } = answer.json() as { code: string; errors?: { path: string }[] };
    return [answer.statusCode, code, ...(errors ?? []).map((error) => error.path)];
  };

  it('stores a photo drawn anew: upright, smaller, without place and time', async () => {
    const sent = await photo({ width: 3000, height: 1000 })
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();

    const upload = await stored(sent);
    expect(upload).toMatchObject({ purpose: 'kyc', content_type: 'image/jpeg', width: 667, height: 2000 });
    const answer = await ask('GET', upload.id);
    const meta = await sharp(answer.rawPayload).metadata();
    expect(meta).toMatchObject({ format: 'jpeg', width: 667, height: 2000 });
    expect([meta.exif, meta.xmp, meta.iptc, meta.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(upload.size).toBe(answer.rawPayload.length);
  });

  it('gives it to its owner only, as something that no browser runs', async () => {
    const upload = await stored(await photo().jpeg().toBuffer());
    const answer = await ask('GET', upload.id);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const other = await signUp();
    expect(codeOf(await ask('GET', upload.id, other.token))).toEqual([404, 'not_found']);
    expect(codeOf(await ask('DELETE', upload.id, other.token))).toEqual([404, 'not_found']);
    const visitor = await test.app.inject({ method: 'GET', url: `/api/v1/upload/${upload.id}` });
    expect(visitor.statusCode).toBe(401);
  });

  it.each(['png', 'webp'] as const)('takes %s, and keeps transparency as PNG', async (format) => {
    const clear = photo({ alpha: 0.5 }).toFormat(format).toBuffer();
    expect(await stored(await clear, 'signature')).toMatchObject({ content_type: 'image/png' });
    expect(await stored(await photo().toFormat(format).toBuffer())).toMatchObject({
      content_type: 'image/jpeg',
    });
  });

  it('leaves nothing of what was hidden behind a photo', async () => {
    const sent = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from(HTML)]);
    const answer = await ask('GET', (await stored(sent)).id);
    expect(answer.rawPayload.includes(HTML)).toBe(false);
  });

  it.each([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), [415, 'file_type', 'file']],
    ['HTML', () => Buffer.from(`<html>${HTML}`), [415, 'file_type', 'file']],
    ['a GIF', () => photo().resize(16).gif().toBuffer(), [415, 'file_type', 'file']],
    ['nothing', () => Buffer.alloc(0), [422, 'file_empty', 'file']],
    [
      'half a photo',
      async () => (await photo().jpeg().toBuffer()).subarray(0, 900),
      [422, 'file_corrupt', 'file'],
    ],
    ['only the first bytes of one', () => Buffer.from([0xff, 0xd8, 0xff]), [422, 'file_corrupt', 'file']],
    ['a PNG that says it is huge', hugePng, [413, 'payload_too_large', 'file']],
    ['more than 10 MB', () => Buffer.alloc(10_000_001, 0xff), [413, 'payload_too_large', 'file']],
  ] as const)('refuses %s', async (_name, file, expected) => {
    expect(codeOf(await send(await file()))).toEqual(expected);
    const rows = await db.read.selectFrom('upload').selectAll().where('member_id', '=', memberId).execute();
    expect(rows).toEqual([]);
  });

  /** A picture of some pen strokes on `paper`. */
  const pen = (paper: string, ink: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="${paper}"/>` +
          `<path d="M100 200 Q 200 100 300 220" stroke="${ink}" stroke-width="6" fill="none"/></svg>`,
      ),
    );

  const SHADOW =
    '<defs><linearGradient id="shadow"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#777"/>' +
    '</linearGradient></defs>';
  const drawn = (content: string) =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400">${content}</svg>`),
    ).png();

  it.each([
    ['all white', () => pen('white', 'white').png()],
    ['transparent', () => pen('transparent', 'transparent').png()],
    ['white on nothing', () => pen('transparent', 'white').png()],
    ['all black', () => pen('black', 'black').png()],
    ['white, compressed', () => pen('white', '#fcfcfc').jpeg({ quality: 40 })],
    [
      'only a shadow on the paper',
      () => drawn(`${SHADOW}<rect width="800" height="400" fill="url(#shadow)"/>`),
    ],
    ['only the dot of a tap', () => drawn('<circle cx="300" cy="150" r="3"/>')],
  ] as const)('refuses a signature that is %s', async (_how, draw) => {
    const blank = await draw().toBuffer();
    const answer = await send(blank, 'signature');
    expect(codeOf(answer)).toEqual([422, 'signature_blank', 'file']);
    expect(answer.json<{ message: string }>().message).toBe(
      'There is nothing to see in the signature. Please sign again.',
    );
    expect((await send(blank, 'proof')).statusCode).toBe(201);
  });

  it.each([
    ['on white paper', () => pen('white', 'black')],
    ['on nothing', () => pen('transparent', '#1a237e')],
    ['in white on black', () => pen('black', 'white')],
  ] as const)('takes a signature %s', async (_how, draw) => {
    for (const format of ['png', 'webp'] as const)
      await stored(await draw().toFormat(format).toBuffer(), 'signature');
  });

  it('refuses a broken file in the words of the product', async () => {
    const answer = await send(Buffer.from([0xff, 0xd8, 0xff]));
    expect(answer.json<{ message: string }>().message).toBe('file error');
  });

  it('ignores the name that came with a file', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    const answer = await send(jpeg, 'kyc', '../../../etc/passwd.svg');
    expect(answer.statusCode).toBe(201);
    expect(answer.body).not.toContain('passwd');
  });

  it('reads the form strictly', async () => {
    const file = { name: 'file', value: await photo().jpeg().toBuffer(), fileName: 'a.jpg' };
    const purpose = { name: 'purpose', value: 'kyc' };
    expect(codeOf(await sendParts([purpose, file, file]))).toEqual([422, 'too_many_files', 'file']);
    expect(codeOf(await sendParts([file]))).toEqual([400, 'validation', 'purpose']);
    expect(codeOf(await sendParts([purpose]))).toEqual([400, 'validation', 'file']);
    expect(codeOf(await sendParts([{ ...purpose, value: 'x' }, file]))).toEqual([
      400,
      'validation',
      'purpose',
    ]);
    expect(codeOf(await sendParts([purpose, file, { name: 'member_id', value: 'x' }]))).toEqual([
      400,
      'unknown_field',
      'member_id',
    ]);
    const asJson = await test.app.inject({
      method: 'POST',
      url: '/api/v1/upload',
      headers: { authorization: `Bearer ${token}` },
      payload: { purpose: 'kyc', file: 'x' },
    });
    expect(codeOf(asJson)).toEqual([415, 'unsupported_media_type']);
  });

  it('refuses a form that breaks off', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/upload',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    });
    expect(codeOf(answer)).toEqual([422, 'file_corrupt', 'file']);
  });

  it('stops at 200 MB a member', async () => {
    const { id } = await stored(await photo().jpeg().toBuffer());
    await db.read.updateTable('upload').set({ size: 200_000_000 }).where('id', '=', id).execute();
    expect(codeOf(await send(await photo().jpeg().toBuffer()))).toEqual([422, 'limit_reached']);
  });

  it('draws many at once, four at a time, of several members', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    // A member may send four requests at the same time (strangers.test.ts).
    const senders = [token, (await signUp()).token, (await signUp()).token];
    const each = await Promise.all(
      senders.map((as) => Promise.all(Array.from({ length: 4 }, () => send(jpeg, 'kyc', 'photo.jpg', as)))),
    );
    expect(each.flat().map((answer) => answer.statusCode)).toEqual(Array.from({ length: 12 }, () => 201));
  });

  it('belongs to one record of its purpose, and stays with it', async () => {
    const { id: uploadId } = await stored(await photo().jpeg().toBuffer());
    const owner = { type: 'kyc', id: 'kyc_1' };
    const attach = (change: object = {}) =>
      db.transaction((tx) =>
        attachUpload(tx, { memberId, uploadId, purpose: 'kyc', owner, path: 'front_upload_id', ...change }),
      );
    await expect(attach({ purpose: 'proof' })).rejects.toMatchObject({ code: 'validation' });
    await expect(attach({ memberId: (await signUp()).memberId })).rejects.toMatchObject({
      code: 'not_found',
    });
    await attach();
    await expect(attach()).rejects.toMatchObject({
      code: 'duplicate',
      fields: [{ path: 'front_upload_id' }],
    });
    expect(codeOf(await ask('DELETE', uploadId))).toEqual([422, 'in_use']);
    await expireAll();
    expect((await ask('GET', uploadId)).statusCode).toBe(200);
  });

  it('goes when it is deleted, and a day later when nothing uses it', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    const first = await stored(jpeg);
    expect((await ask('DELETE', first.id)).statusCode).toBe(204);
    expect((await ask('DELETE', first.id)).statusCode).toBe(404);
    const second = await stored(jpeg);
    test.clock.advance(24 * HOUR_MS - 1);
    await expireAll(0);
    expect((await ask('GET', second.id)).statusCode).toBe(200);
    await expireAll(1);
    expect((await ask('GET', second.id)).statusCode).toBe(404);
    // The form that showed it all day says what to do, at its field.
    const late = db.transaction((tx) =>
      attachUpload(tx, {
        memberId,
        uploadId: second.id,
        purpose: 'kyc',
        owner: { type: 'kyc', id: 'kyc_2' },
        path: 'front_upload_id',
      }),
    );
    await expect(late).rejects.toMatchObject({
      code: 'not_found',
      fields: [{ path: 'front_upload_id', code: 'upload_gone' }],
    });
    const blobs = await db.read
      .selectFrom('upload_blob')
      .select('upload_id')
      .where('upload_id', 'in', [first.id, second.id])
      .execute();
    expect(blobs).toEqual([]);
  });

  const expireAll = async (afterMs = 24 * HOUR_MS): Promise<void> => {
    test.clock.advance(afterMs);
    await runDueJobs(test.context, uploadJobs(databaseBlobs), (_job, error) => {
      throw error;
    });
  };
});

/** A small file whose header claims 60,000 by 60,000 pixels. */
async function hugePng(): Promise<Uint8Array> {
  const png = await photo({ width: 8, height: 8 }).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
}
