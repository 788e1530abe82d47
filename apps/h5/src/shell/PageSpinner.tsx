import { LoadingState } from '@fairlot/ui-kit/page-state';
import { useT } from '../i18n/index.js';
import { waiting } from './PageFailure.css.js';

/** While a page's chunk loads. The router shows it after its 200 ms; it does not wait a second time. */
export function PageSpinner() {
  const t = useT();
  return (
    <div className={waiting}>
      <LoadingState delayMs={0} label={t('app.loading')} />
    </div>
  );
}
