import { useT } from '../../i18n/index.js';
import type { SupportMessage } from '../../queries/supportThreadQueries.js';
import { useUploadPictures } from '../../queries/uploadQueries.js';
import * as css from './Support.css.js';
import { useTimeText } from '../useTimeText.js';

/** One message: its author, and its content as plain text. */
export function Message({ message }: { message: SupportMessage }) {
  const t = useT();
  const isOwn = message.author === 'member';
  const time = useTimeText()(message.createdAt);
  const author = isOwn ? 'own' : message.author === 'automatic' ? 'automatic' : 'desk';
  return (
    <li className={isOwn ? css.message.own : css.message.theirs}>
      <p className={css.meta}>{[t(`support.author.${author}`), time].join(' · ')}</p>
      <p className={css.words}>{message.text}</p>
      {message.uploadIds.map((id, index) => (
        <Picture key={id} id={id} label={t('support.picture', { number: index + 1 })} />
      ))}
    </li>
  );
}

function Picture({ id, label }: { id: string; label: string }) {
  const [data] = useUploadPictures([id]);
  return data === undefined ? null : <img className={css.picture} src={data} alt={label} />;
}
