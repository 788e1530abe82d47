import { Sheet } from '@fairlot/ui-kit/sheet';
import { toast } from '@fairlot/ui-kit/toast';
import { lead } from '../../components/identity/Identity.css.js';
import { PasswordProof } from '../../components/identity/PasswordProof.js';
import type { Openable } from '../../components/lazyPart.js';
import { useNavigate } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { session } from '../../state/session.js';

/** Freezes the account: explains the effect, then asks for the password. */
export function FreezeSheet({ isOpen, onClose }: Openable) {
  const t = useT();
  const navigate = useNavigate();
  const freeze = async (password: string) => {
    await api.post('/member/freeze', { body: { password } });
    session.signOut();
    toast(t('security.freeze.done'), { durationMs: 6000 });
    await navigate({ to: '/pages/auth/login', replace: true });
  };
  return (
    <Sheet open={isOpen} onOpenChange={onClose} title={t('security.freeze')}>
      <PasswordProof submitLabel={t('security.freeze')} variant="critical" onProve={freeze}>
        <p className={lead}>{t('security.freeze.hint')}</p>
      </PasswordProof>
    </Sheet>
  );
}
