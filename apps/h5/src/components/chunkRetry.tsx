import { confirm } from '@fairlot/ui-kit/modal';
import { ErrorState } from '@fairlot/ui-kit/page-state';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { getLanguage, useT } from '../i18n/index.js';
import { contact } from '../state/contact.js';
import { fetchMissingStyles } from '../state/fetchMissingStyles.js';
import { isOutdated } from '../state/isOutdated.js';
import type { Openable } from './lazyPart.js';

type Importer<Props> = () => Promise<ComponentType<Props>>;

/** Loads a part again, including style sheets that failed. */
async function fetchAgain<Part>(importer: () => Promise<Part>): Promise<Part> {
  await fetchMissingStyles();
  return importer();
}

/** A part of a page that failed to load: it says so, and renders the part once it has loaded. */
export function retryablePart<Props extends object>(importer: Importer<Props>): ComponentType<Props> {
  let found: ComponentType<Props> | undefined;
  return function RetryablePart(props: Props) {
    const t = useT();
    const [Part, setPart] = useState(() => found);
    const [isBusy, setBusy] = useState(false);
    const retry = async () => {
      setBusy(true);
      try {
        found ??= await fetchAgain(importer);
        setPart(() => found);
      } catch {
        // The message stays.
      }
      setBusy(false);
    };
    const onBack = useEffectEvent(() => void retry());
    useEffect(() => {
      if (Part !== undefined) return undefined;
      contact.doubt();
      return contact.onReturn(onBack);
    }, [Part]);
    if (Part !== undefined) return <Part {...props} />;
    return (
      <ErrorState
        title={t('part.failed')}
        hint={t('app.error.network')}
        isRetrying={isBusy}
        onRetry={() => void retry()}
      />
    );
  };
}

/** A sheet that failed to load: each time it is opened it loads again, and asks whether to retry after a failure. */
export function retryableSheet<Props extends Openable>(importer: Importer<Props>): ComponentType<Props> {
  let found: ComponentType<Props> | undefined;
  return function RetryableSheet(props: Props) {
    const [Sheet, setSheet] = useState(() => found);
    const isMissing = props.isOpen && Sheet === undefined;
    const settle = useEffectEvent((part: ComponentType<Props> | undefined) => {
      found ??= part;
      if (part === undefined) props.onClose();
      else setSheet(() => part);
    });
    useEffect(() => {
      if (!isMissing) return undefined;
      const owner = new AbortController();
      void tryAndAsk(importer, owner.signal).then((part) => {
        if (!owner.signal.aborted) settle(part);
      });
      return () => owner.abort();
    }, [isMissing]);
    return Sheet === undefined ? null : <Sheet {...props} />;
  };
}

/** Loads a part, and asks whether to retry as long as that fails. @returns undefined for "no" */
async function tryAndAsk<Part>(
  importer: () => Promise<Part>,
  signal: AbortSignal,
): Promise<Part | undefined> {
  let part: Part | undefined;
  const load = async () => {
    part = await fetchAgain(importer);
  };
  try {
    await load();
    return part;
  } catch {
    const { t } = getLanguage();
    // After a deploy the file may be gone, so retrying cannot help. Reloading would lose input, so we ask first.
    const isGone = await isOutdated();
    const { confirmed } = await confirm({
      signal,
      title: t('part.failed'),
      description: t(isGone ? 'part.outdated' : 'part.kept'),
      confirmLabel: t(isGone ? 'part.reload' : 'app.retry'),
      onConfirm: isGone ? () => window.location.reload() : load,
      describeError: () => t('app.error.network'),
    });
    return confirmed ? part : undefined;
  }
}
