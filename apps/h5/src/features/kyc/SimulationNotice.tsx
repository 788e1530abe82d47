import { Banner } from '@fairlot/ui-kit/banner';
import { useT } from '../../i18n/index.js';

/** Shown before anything can be chosen. */
export function SimulationNotice() {
  const t = useT();
  return (
    <Banner tone="info" title={t('kyc.simulated')}>
      {t('kyc.simulatedHint')}
    </Banner>
  );
}
