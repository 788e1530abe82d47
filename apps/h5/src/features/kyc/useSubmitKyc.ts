import { useMoneyAction } from '../../components/review/moneyActions.js';
import { useT } from '../../i18n/index.js';
import { queryClient } from '../../queries/queryClient.js';
import { useSessionScope } from '../../state/session.js';
import { kycQuery, type Kyc } from './kycQueries.js';

/** Submits documents, at most once per consent. The result is the new verification state. */
export function useSubmitKyc(name: string) {
  const t = useT();
  const scope = useSessionScope();
  const { action, send } = useMoneyAction<Kyc>(`kyc ${name}`);
  return {
    action,
    submit: (post: (key: string) => Promise<Kyc>) =>
      send({
        label: t('kyc.submit'),
        send: post,
        onDone(kyc) {
          queryClient.setQueryData(kycQuery(scope).queryKey, kyc);
          void queryClient.invalidateQueries({ queryKey: [scope, 'profile'] });
        },
      }),
  };
}
