import { Banner } from '@fairlot/ui-kit/banner';
import { Button } from '@fairlot/ui-kit/button';
import { confirm } from '@fairlot/ui-kit/modal';
import { useState } from 'react';
import { useT } from '../i18n/index.js';
import { flush } from './Frame.css.js';
import { isHalfFilled } from './isHalfFilled.js';
import { pause } from '../pause.js';

/** How long the new version may take to activate before the page is reloaded from the old one. */
const PATIENCE_MS = 1500;

/** Activates the waiting version, then reloads. */
async function takeUp(): Promise<void> {
  const { serviceWorker } = navigator;
  const waiting = (await serviceWorker.getRegistration())?.waiting;
  if (waiting != null) {
    const isInCharge = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    waiting.postMessage('activate');
    await Promise.race([isInCharge, pause(PATIENCE_MS)]);
  }
  window.location.reload();
}

/**
 * Says that a newer version is available and loads it when the customer agrees. If a form is half filled, it asks
 * first.
 */
export function UpdateBar() {
  const t = useT();
  const [isLater, setIsLater] = useState(false);
  const reload = async () => {
    if (isHalfFilled()) {
      const { confirm: isSure } = await confirm({
        title: t('update.typed.title'),
        description: t('update.typed.why'),
        confirmLabel: t('update.reload'),
        cancelLabel: t('update.finish'),
      });
      if (!isSure) return;
    }
    await takeUp();
  };
  if (isLater) return null;
  return (
    <Banner
      tone="info"
      isEdge
      role="status"
      onDismiss={() => setIsLater(true)}
      action={
        <span className={flush}>
          <Button size="small" variant="quiet" onClick={() => void reload()}>
            {t('update.reload')}
          </Button>
        </span>
      }
    >
      {t('update.ready')}
    </Banner>
  );
}
