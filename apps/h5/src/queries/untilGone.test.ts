import { ApiError } from '@fairlot/api-client';
import { expect, test } from 'vitest';
import { untilGone } from './untilGone.js';

const refusal = (code: string) => new ApiError({ code, status: 404 });

test('what is deleted on another device first is deleted all the same', async () => {
  await expect(untilGone(Promise.resolve())).resolves.toBeUndefined();
  await expect(untilGone(Promise.reject(refusal('not_found')))).resolves.toBeUndefined();
  await expect(untilGone(Promise.reject(refusal('in_use')))).rejects.toMatchObject({ code: 'in_use' });
});
