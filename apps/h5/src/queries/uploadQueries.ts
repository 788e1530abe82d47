import type { UploadImage } from '@fairlot/ui-kit/image-input';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { api } from '../state/client.js';
import { session, useSessionScope } from '../state/session.js';

/** What a picture is sent for; the server uses it for nothing else. */
export type UploadPurpose = 'proof' | 'kyc' | 'loan' | 'signature' | 'avatar' | 'chat';

/** Pictures of this session by the server's id: what was just sent need not be fetched to be shown. */
const pictures = new Map<string, string>();

let isFollowing = false;

/** Pictures are dropped with the session that sent them. */
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

/**
 * What the kit's `ImageInput` takes as `upload`: sends one picture and answers with the server's id of it, and with an
 * address of the page's own to show it from, because the server's needs the session. Rejects with `ApiError`.
 * @example <ImageInput upload={uploadProof} … />, with `const uploadProof = uploadImage('proof')` outside of the component
 */
export function uploadImage(purpose: UploadPurpose): UploadImage {
  return async (file, { signal, onProgress }) => {
    const { id } = await api.upload(file, {
      fields: { purpose },
      signal,
      onProgress: (percent) => onProgress(percent === undefined ? null : percent / 100),
    });
    return { id, url: keep(id, file) };
  };
}

/** Addresses to show the customer's own pictures from, in the order of `ids`; undefined until one is there. */
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
    // What the server keeps under an id never changes.
    staleTime: Infinity,
    gcTime: Infinity,
  });
