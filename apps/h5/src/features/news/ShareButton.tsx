import { ShareIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { toast } from '@fairlot/ui-kit/toast';
import { useT } from '../../i18n/index.js';

/** Opens the phone's share sheet; without one, copies the page's URL. */
export function ShareButton({ title }: { title: string }) {
  const t = useT();
  const share = async () => {
    const url = window.location.href;
    if ('share' in navigator) {
      // Closing the share sheet is not a failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await window.navigator.clipboard.writeText(url);
      toast(t('news.copied'), { id: 'share' });
    } catch {
      toast(t('news.notCopied'), { id: 'share', tone: 'error' });
    }
  };
  return <IconButton icon={<ShareIcon />} label={t('news.share')} onClick={() => void share()} />;
}
