import { toast } from '@fairlot/ui-kit/toast';
import { useQueryClient } from '@tanstack/react-query';
import { form } from '../../components/identity/Identity.css.js';
import { PageHeading } from '../../components/PageHeading.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import { useReturn, useSearch } from '../../engine/index.js';
import { useT } from '../../i18n/index.js';
import { profileQuery, useProfile } from '../../queries/referenceQueries.js';
import { PayPasswordSteps } from './PayPasswordSteps.js';

/** Sets, changes or replaces the payment password, and returns to the page that required it. */
export function PayPassword() {
  const t = useT();
  const { next } = useSearch('/pages/setting/paypwd');
  const goBack = useReturn();
  const queryClient = useQueryClient();
  const finish = async () => {
    await queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
    toast(t('security.pay.done'), { tone: 'success' });
    goBack(next);
  };
  return (
    <>
      <PageHeading>{t('manifest.payPassword')}</PageHeading>
      <QueryBoundary query={useProfile()} errorTitle={t('security.failed')}>
        {(profile) => (
          <div className={form}>
            <PayPasswordSteps profile={profile} onDone={finish} />
          </div>
        )}
      </QueryBoundary>
    </>
  );
}
