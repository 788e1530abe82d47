import type { Wire } from '@fairlot/api-client/wire';
import type { BrokerContext } from '../context.js';
import type { Tx } from '../db/database.js';
import { preparedIdempotently } from '../http/idempotency.js';
import type { Operations } from '../http/operation.js';
import { Refusal } from '../http/refusal.js';
import { memberIdOf } from '../http/signedIn.js';
import type { BlobStore } from './blobStore.js';
import { pictureHeaders } from './pictureHeaders.js';
import { deleteUpload, findPicture, prepareUpload, type StoredUpload } from './uploads.js';

/** Operations to upload pictures and to load one's own. */
export function uploadOperations(context: BrokerContext, blobs: BlobStore): Operations {
  const tools = { ...context, blobs };
  return {
    async createUpload(call) {
      const { body, file = new Uint8Array() } = call;
      const prepare = async () => {
        const record = await prepareUpload(tools, memberIdOf(call), body.purpose, file);
        return async (tx: Tx) => ({ status: 201, body: viewUpload(await record(tx)) }) as const;
      };
      // Apps of earlier versions send no key.
      if (call.idempotencyKey === undefined) return context.db.transaction(await prepare());
      return preparedIdempotently(context, call, prepare);
    },
    async getUpload(call) {
      const picture = await findPicture(tools, call.params.id, memberIdOf(call));
      if (picture === undefined) throw new Refusal('not_found');
      return {
        status: 200,
        headers: { ...pictureHeaders, 'Content-Type': picture.contentType },
        body: Buffer.from(picture.bytes),
      };
    },
    async deleteUpload(call) {
      await context.db.transaction((tx) => deleteUpload(tx, blobs, memberIdOf(call), call.params.id));
      return { status: 204 };
    },
  };
}

const viewUpload = (upload: StoredUpload): Wire['Upload'] => ({
  id: upload.id,
  purpose: upload.purpose,
  content_type: upload.contentType,
  size: upload.size,
  width: upload.width,
  height: upload.height,
  sha256: Buffer.from(upload.sha256).toString('hex'),
  url: `/api/v1/upload/${upload.id}`,
});
