import { isApiError } from '@fairlot/api-client';

/** Waits for a deletion. What was deleted on another device is gone too, so that is no failure. */
export async function untilGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!isApiError(error, 'not_found')) throw error;
  }
}
