import { Banner } from '@fairlot/ui-kit/banner';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { toast } from '@fairlot/ui-kit/toast';
import { lead } from '../../components/identity/Identity.css.js';
import { PasswordProof } from '../../components/identity/PasswordProof.js';
import type { Openable } from '../../components/lazyPart.js';
import { useNavigate } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { session } from '../../state/session.js';

/** Restarts the simulation: says what is deleted and what stays, then asks for the password. */
export function ResetSheet({ isOpen, onClose }: Openable) {
  const t = useT();
  const navigate = useNavigate();
  const reset = async (password: string) => {
    const { token } = await api.post('/member/simulation/reset', { body: { password } });
    session.signIn(token);
    onClose();
    toast(t('setting.reset.done'), { tone: 'success', durationMs: 6000 });
    await navigate({ to: '/pages/main/home/index', replace: true });
  };
  return (
    <Sheet open={isOpen} onOpenChange={onClose} title={t('setting.reset')}>
      <PasswordProof submitLabel={t('setting.reset')} variant="critical" onProve={reset}>
        <p className={lead}>{t('setting.reset.gone')}</p>
        <p className={lead}>{t('setting.reset.kept')}</p>
        <Banner tone="caution">{t('setting.reset.final')}</Banner>
      </PasswordProof>
    </Sheet>
  );
}
