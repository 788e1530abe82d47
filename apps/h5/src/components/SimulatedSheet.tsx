import { Button } from '@fairlot/ui-kit/button';
import { Sheet } from '@fairlot/ui-kit/sheet';
import { useT } from '../i18n/index.js';
import { points } from './SimulatedSheet.css.js';

export interface SimulatedSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Explains what is simulated and what is not. */
export function SimulatedSheet({ isOpen, onClose }: SimulatedSheetProps) {
  const t = useT();
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={t('simulated.title')}
      footer={
        <Button fullWidth onClick={onClose}>
          {t('simulated.close')}
        </Button>
      }
    >
      <ul className={points}>
        <li>{t('simulated.prices')}</li>
        <li>{t('simulated.money')}</li>
        <li>{t('simulated.rules')}</li>
      </ul>
    </Sheet>
  );
}
