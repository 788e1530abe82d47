import { EyeIcon, EyeOffIcon } from '@fairlot/ui-kit/icon';
import { IconButton } from '@fairlot/ui-kit/icon-button';
import { useT } from '../i18n/index.js';
import { useBalancesHidden } from '../state/preferences.js';
import { eye } from './BalancesEye.css.js';

/** Hides and shows the customer's amounts on every page. */
export function BalancesEye() {
  const t = useT();
  const [isHidden, setHidden] = useBalancesHidden();
  return (
    <IconButton
      className={eye}
      label={t(isHidden ? 'balance.show' : 'balance.hide')}
      icon={isHidden ? <EyeOffIcon size="medium" /> : <EyeIcon size="medium" />}
      onClick={() => setHidden(!isHidden)}
    />
  );
}
