import { CellButton } from '@fairlot/ui-kit/list';
import { LoadingState } from '@fairlot/ui-kit/page-state';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { onDemand } from '../../components/onDemand.js';
import { RowGroup } from '../../components/rowGroup/RowGroup.js';
import { useT } from '../../i18n/index.js';
import { Passkeys } from './Passkeys.js';
import { usePasskeys, useSessions } from './securityQueries.js';
import { Sessions } from './Sessions.js';

const useFreezeSheet = onDemand({
  load: () => import('./FreezeSheet.js').then((module) => module.FreezeSheet),
  words: ['forms', 'identity', 'security'],
});

/**
 * Who can get in: passkeys, sessions, and the way to lock everybody out. They come together, because each would push
 * what is below it from under a finger.
 */
export function Access() {
  const t = useT();
  const lists = [usePasskeys(), useSessions()];
  const freeze = useFreezeSheet();
  if (lists.some(({ isPending }) => isPending))
    return <LoadingState skeleton={<SkeletonRows count={4} hasAvatar={false} />} />;
  return (
    <>
      <Passkeys />
      <Sessions />
      <RowGroup heading={t('security.emergency')}>
        <li>
          <CellButton
            title={t('security.freeze')}
            note={t('security.freeze.short')}
            hasChevron
            onClick={freeze.open}
          />
        </li>
      </RowGroup>
      {freeze.element}
    </>
  );
}
