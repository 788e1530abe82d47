import { isApiError, newIdempotencyKey } from '@fairlot/api-client';
import type { UploadImage } from '@fairlot/ui-kit/image-input';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { session, useSessionScope } from '../state/session.js';

/** The purpose of an uploaded picture; the server uses it for nothing else. */
export type UploadPurpose = 'proof' | 'kyc' | 'loan' | 'signature' | 'avatar' | 'chat';

/**
 * The size of the largest picture that may be chosen, in MB. The kit reduces it before it is sent, far below the limit
 * of the server.
 */
export const MAX_PICTURE_MB = 20;

/** Pictures of this session by the server's id, so that an uploaded one need not be fetched to be shown. */
const pictures = new Map<string, string>();

let isFollowing = false;

/** Pictures are dropped at the end of the session that uploaded them. */
function followSession(): void {
  if (isFollowing) return;
  isFollowing = true;
  session.subscribe(() => {
    for (const url of pictures.values()) URL.revokeObjectURL(url);
    pictures.clear();
  });
}

function keep(id: string, bytes: Blob): string {
  followSession();
  const known = pictures.get(id);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(bytes);
  pictures.set(id, url);
  return url;
}

/** The idempotency keys of files, for another attempt after an answer was lost. */
const keys = new WeakMap<File, string>();

/**
 * Makes the `upload` of the kit's `ImageInput`: it uploads one picture and resolves to the server's id of it and an
 * object URL, because the server's URL requires the session. Rejects with `ApiError`.
 * @example <ImageInput upload={uploadProof} … />, with `const uploadProof = uploadImage('proof')` outside of the
 * component
 */
export function uploadImage(purpose: UploadPurpose): UploadImage {
  return async (file, { signal, onProgress }) => {
    const key = keys.get(file) ?? newIdempotencyKey();
    keys.set(file, key);
    try {
      const { id } = await api.upload(file, {
        fields: { purpose },
        key,
        signal,
        onProgress: (percent) => onProgress(percent === undefined ? null : percent / 100),
      });
      return { id, url: keep(id, file) };
    } catch (error) {
      // The server repeats its refusal for the same key, and the customer may have made room since.
      if (isApiError(error) && error.status === 422) keys.delete(file);
      throw error;
    }
  };
}

/** URLs of the customer's own pictures, in the order of `ids`; undefined until a picture has loaded. */
export function useUploadPictures(ids: readonly string[]): (string | undefined)[] {
  const scope = useSessionScope();
  return useQueries({
    queries: ids.map((id) => pictureQuery(scope, id)),
    combine: (pictures) => pictures.map(({ data }) => data),
  });
}

const pictureQuery = (scope: string, id: string) =>
  queryOptions({
    queryKey: [scope, 'upload', id],
    queryFn: async ({ signal }) =>
      pictures.get(id) ?? keep(id, (await api.download(`/upload/${id}`, { signal })).content),
    // The content of an id never changes.
    staleTime: Infinity,
    gcTime: Infinity,
  });
