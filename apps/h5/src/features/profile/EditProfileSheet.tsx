import { profileForm } from '@fairlot/forms/profile';
import { FormField, useZodForm } from '@fairlot/forms/react';
import { Button } from '@fairlot/ui-kit/button';
import { ImageInput, type UploadedImage } from '@fairlot/ui-kit/image-input';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { TextField } from '@fairlot/ui-kit/text-field';
import { toast } from '@fairlot/ui-kit/toast';
import { useState } from 'react';
import { describeError } from '../../components/describeError.js';
import { useFormDraft } from '../../components/useFormDraft.js';
import { FormWords } from '../../components/FormWords.js';
import { FormFailure } from '../../components/FormFailure.js';
import { proof } from '../../components/identity/Identity.css.js';
import type { Openable } from '../../components/lazyPart.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { queryClient } from '../../queries/queryClient.js';
import { profileQuery, useProfile } from '../../queries/referenceQueries.js';
import { uploadImage, useUploadPictures } from '../../queries/uploadQueries.js';
import { ABOUT_PROFILE } from './aboutProfile.js';
import { pictureIdOf } from './pictureIdOf.js';

const upload = uploadImage('avatar');
const schema = profileForm();

/** The customer's nickname and picture. */
export function EditProfileSheet({ isOpen, onClose }: Openable) {
  const t = useT();
  return (
    <Sheet open={isOpen} onOpenChange={onClose} title={t('profile.edit')}>
      <FormWords>
        <EditForm onDone={onClose} />
      </FormWords>
    </Sheet>
  );
}

function EditForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const { data: profile } = useProfile();
  const present = pictureIdOf(profile?.avatarUrl);
  const [presentUrl] = useUploadPictures(present === undefined ? [] : [present]);
  // Undefined until the customer changes it; the current picture is used meanwhile.
  const [chosen, setChosen] = useState<readonly UploadedImage[]>();
  const pictures =
    chosen ?? (present !== undefined && presentUrl !== undefined ? [{ id: present, url: presentUrl }] : []);
  const [before] = useState(profile?.nickname ?? '');
  const form = useZodForm(schema, {
    defaultValues: { nickname: before },
    onSubmit: async ({ nickname }) => {
      // What was not changed here may have been changed on another device meanwhile.
      const body = {
        ...(nickname !== before && { nickname }),
        ...(chosen !== undefined && { avatarUploadId: chosen[0]?.id ?? null }),
      };
      if (Object.keys(body).length > 0)
        queryClient.setQueryData(profileQuery().queryKey, await api.patch('/member/profile', { body }));
      toast(t('profile.saved'), { tone: 'success' });
      onDone();
    },
  });
  useFormDraft(form, ['nickname'], ABOUT_PROFILE);
  return (
    <form className={proof} noValidate onSubmit={(event) => void form.submit(event)}>
      <ImageInput
        label={t('profile.picture')}
        hint={t('profile.pictureHint')}
        value={pictures}
        onValueChange={setChosen}
        max={1}
        upload={upload}
        describeError={(error) => describeError(error).join(' ')}
      />
      <FormField form={form} name="nickname">
        {(field) => (
          <TextField
            {...field}
            label={t('profile.nickname')}
            hint={t('profile.nicknameHint')}
            autoComplete="nickname"
            enterKeyHint="done"
          />
        )}
      </FormField>
      <FormFailure error={form.failure} fields={form.getValues()} />
      <Button type="submit" size="large" fullWidth busy={form.isSubmitting}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
