import { profileUpdateLimits } from '@fairlot/api-client/limits';
import * as z from 'zod/mini';
import { toMessage } from '../messages.js';

const { maxLength, pattern } = profileUpdateLimits.nickname;

/** What a customer is called here: a name in any script, without characters that show nothing or turn the line. */
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
