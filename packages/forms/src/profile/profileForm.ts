import { profileUpdateLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { toMessage } from '../messages.js';

const { maxLength, pattern } = profileUpdateLimits.nickname;

/**
 * A customer's nickname: a name in any script, without invisible characters and ones that change the text direction.
 */
export function profileForm() {
  return z.object({
    nickname: z
      .string()
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.minLength(1, toMessage('forms.profile.nickname')),
        z.maxLength(maxLength, toMessage('forms.text.length', { max: String(maxLength) })),
        z.regex(pattern, toMessage('forms.text.characters')),
      ),
  });
}

export type ProfileFormValues = z.input<ReturnType<typeof profileForm>>;
