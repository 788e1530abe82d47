import { buttonClass } from '@fairlot/ui-kit/button';
import { useT } from '../../i18n/index.js';
import { useWhatsappHref } from '../../queries/supportChannel.js';
import { actions } from './SupportPage.css.js';

/** A link to WhatsApp, if support answers there. */
export function WhatsappLink() {
  const t = useT();
  const href = useWhatsappHref();
  if (href === undefined) return null;
  return (
    <div className={actions}>
      <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ fullWidth: true })}>
        {t('support.whatsapp')}
      </a>
    </div>
  );
}
