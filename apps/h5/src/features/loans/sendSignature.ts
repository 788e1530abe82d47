import { ApiError, isApiError } from '@fairlot/api-client';
import { uploadImage } from '../../queries/uploadQueries.js';

const upload = uploadImage('signature');

/**
 * Uploads the signature. A refusal of the picture is shown at the pad, where a new one can be made.
 * @returns the server's id of it
 */
export async function sendSignature(signature: File): Promise<string> {
  try {
    const { id } = await upload(signature, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    return id;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const fieldErrors = error.fieldErrors.map((each) => ({ ...each, path: 'signature' }));
    throw new ApiError({ ...error, fieldErrors, cause: error });
  }
}
