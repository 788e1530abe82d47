import { Button } from '@fairlot/ui-kit/button';
import { Cell, CellButton } from '@fairlot/ui-kit/list';
import { confirm } from '@fairlot/ui-kit/modal';
import { onDemand } from '../../components/onDemand.js';
import { canUsePasskeys } from '../../components/identity/passkeySupport.js';
import { RowGroup } from '../../components/rowGroup/RowGroup.js';
import { useT } from '../../i18n/index.js';
import { api } from '../../state/client.js';
import { note } from './Security.css.js';
import { untilGone } from '../../queries/untilGone.js';
import { usePasskeys, useSecurityAction } from './securityQueries.js';
import { useTimeText } from '../../components/useTimeText.js';

const usePasskeySheet = onDemand({
  load: () => import('./PasskeySheet.js').then((module) => module.PasskeySheet),
  words: ['forms', 'identity', 'security'],
});

/** The passkeys of the account. */
export function Passkeys() {
  const t = useT();
  const timeText = useTimeText();
  const { data: passkeys } = usePasskeys();
  const sheet = usePasskeySheet();
  const remove = useSecurityAction((id: string) =>
    untilGone(api.delete('/member/passkey/{id}', { params: { path: { id } } })),
  );
  const ask = async (id: string, name: string) => {
    const { confirmed } = await confirm({
      title: t('security.removeQuestion', { name }),
      confirmLabel: t('security.remove'),
      tone: 'critical',
      dismissible: true,
    });
    if (confirmed) remove.mutate(id);
  };
  const isSupported = canUsePasskeys();
  return (
    <RowGroup heading={t('security.passkeys')}>
      {passkeys?.length === 0 && (
        <li>
          <p className={note}>{t('security.passkeys.none')}</p>
        </li>
      )}
      {passkeys?.map(({ id, name, createdAt }) => (
        <li key={id}>
          <Cell
            title={name}
            note={t('security.passkeys.added', { date: timeText(createdAt) })}
            end={
              <Button
                variant="secondary"
                size="small"
                aria-label={t('security.removeOf', { name })}
                onClick={() => void ask(id, name)}
              >
                {t('security.remove')}
              </Button>
            }
          />
        </li>
      ))}
      <li>
        {isSupported ? (
          <CellButton title={t('security.passkeys.add')} hasChevron onClick={sheet.open} />
        ) : (
          <p className={note}>{t('security.passkeys.unsupported')}</p>
        )}
      </li>
      {sheet.element}
    </RowGroup>
  );
}
