import { LoadingState } from '@fairlot/ui-kit/page-state';
import { useT } from '../i18n/index.js';
import { waiting } from './PageFailure.css.js';

/** Shown while a page's chunk loads. The router shows it after 200 ms, so it has no delay of its own. */
export function PageSpinner() {
  const t = useT();
  return (
    <div className={waiting}>
      <LoadingState delayMs={0} label={t('app.loading')} />
    </div>
  );
}
