import { LoadingState } from '@fairlot/ui-kit/page-state';
import { toast } from '@fairlot/ui-kit/toast';
import { useQueryClient } from '@tanstack/react-query';
import { form } from '../../components/identity/Identity.css.js';
import { PageHeading } from '../../components/PageHeading.js';
import { QueryFailure } from '../../components/QueryFailure.js';
import { useReturn, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { profileQuery, useProfile } from '../../queries/referenceQueries.js';
import { PayPasswordSteps } from './PayPasswordSteps.js';

/** Sets, changes or replaces the payment password, and goes back to whoever asked for it. */
export function PayPassword() {
  const t = useT();
  const { next } = useSearch('/pages/setting/paypwd');
  const goBack = useReturn();
  const queryClient = useQueryClient();
  const query = useProfile();
  const profile = query.data;
  const finish = async () => {
    await queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
    toast(t('security.pay.done'), { tone: 'success' });
    goBack(next);
  };
  return (
    <>
      <PageHeading>{t('manifest.payPassword')}</PageHeading>
      {profile !== undefined && (
        <div className={form}>
          <PayPasswordSteps profile={profile} onDone={finish} />
        </div>
      )}
      {profile === undefined && !query.isError && <LoadingState />}
      {profile === undefined && query.isError && <QueryFailure query={query} title={t('security.failed')} />}
    </>
  );
}
