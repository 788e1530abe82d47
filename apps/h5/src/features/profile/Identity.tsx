import type { Schemas } from '@fairlot/api-client';
import { Avatar } from '@fairlot/ui-kit/avatar';
import { EditIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { Skeleton } from '@fairlot/ui-kit/skeleton';
import { Tag, type TagTone } from '@fairlot/ui-kit/tag';
import { lazySheet } from '../../components/lazyPart.js';
import { useDraftSheet } from '../../components/useDraftSheet.js';
import { useT, type MessageId } from '../../i18n/index.js';
import { useProfile } from '../../queries/referenceQueries.js';
import { useUploadPictures } from '../../queries/uploadQueries.js';
import { ABOUT_PROFILE } from './aboutProfile.js';
import { maskId, maskMail, maskPhone } from './maskId.js';
import { pictureIdOf } from './pictureIdOf.js';
import * as css from './Profile.css.js';

const EditSheet = lazySheet({
  load: () => import('./EditProfileSheet.js').then((module) => module.EditProfileSheet),
  words: ['forms', 'profile'],
});

/** The states with texts; the contract may add more, which show no badge. */
const kycBadges: Readonly<Record<string, { tone: TagTone; words: MessageId }>> = {
  not_submitted: { tone: 'neutral', words: 'profile.kyc.not_submitted' },
  under_review: { tone: 'caution', words: 'profile.kyc.under_review' },
  pass: { tone: 'positive', words: 'profile.kyc.pass' },
  refuse: { tone: 'critical', words: 'profile.kyc.refuse' },
};

function nameOf({ nickname, mail, phone, areaCode, id }: Schemas['Profile']): string {
  if (nickname !== null) return nickname;
  if (mail !== null) return maskMail(mail);
  return phone === null ? maskId(id) : maskPhone(areaCode ?? '', phone);
}

/**
 * The signed-in customer, masked so that a passer-by learns little. The frame reports a profile that cannot be
 * loaded.
 */
export function Identity() {
  const t = useT();
  const { data: profile } = useProfile();
  const [isEditing, setIsEditing] = useDraftSheet(ABOUT_PROFILE);
  const pictureId = pictureIdOf(profile?.avatarUrl);
  const [picture] = useUploadPictures(pictureId === undefined ? [] : [pictureId]);
  if (profile === undefined) {
    return (
      <div className={css.identity} aria-hidden="true">
        <Skeleton shape="circle" width="4rem" height="4rem" />
        <div className={css.who}>
          <Skeleton width="40%" />
          <Skeleton width="60%" />
        </div>
      </div>
    );
  }
  const kyc = kycBadges[profile.kycStatus];
  const name = nameOf(profile);
  return (
    <div className={css.identity}>
      <Avatar name={name} size="large" src={picture} />
      <div className={css.who}>
        <p className={css.name}>{name}</p>
        {profile.mail !== null && profile.nickname !== null && (
          <p className={css.quiet}>{maskMail(profile.mail)}</p>
        )}
        <p className={css.quiet}>{t('profile.id', { id: maskId(profile.id) })}</p>
        <p className={css.badges}>
          {kyc !== undefined && <Tag tone={kyc.tone}>{t(kyc.words)}</Tag>}
          {profile.vip && <Tag tone="info">{t('profile.vip')}</Tag>}
        </p>
      </div>
      <IconButton icon={<EditIcon />} label={t('profile.edit')} onClick={() => setIsEditing(true)} />
      <EditSheet isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </div>
  );
}
