import { Sheet } from '@fairlot/ui-kit/sheet';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { Switch } from '@fairlot/ui-kit/switch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toastError } from '../../components/describeError.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import type { Openable } from '../../components/lazyPart.js';
import { useT, type MessageId } from '../../i18n/index.js';
import { useSessionScope } from '../../state/session.js';
import { noticeKinds, noticeSettingsQuery, setMuted, type NoticeKind } from './noticeListQueries.js';
import { switches } from './Notice.css.js';

/** The kinds of notice that alert the customer. Muted kinds still arrive; security notices always alert. */
export function NoticeSettingsSheet({ isOpen, onClose }: Openable) {
  const t = useT();
  const settings = useQuery(noticeSettingsQuery(useSessionScope()));
  return (
    <Sheet open={isOpen} onOpenChange={onClose} title={t('notice.types')} description={t('notice.typesHint')}>
      <QueryBoundary
        query={settings}
        skeleton={<SkeletonRows count={6} hasAvatar={false} />}
        errorTitle={t('notice.typesFailed')}
      >
        {({ data }) => (
          <div className={switches}>
            {data.map((setting) => {
              const known = noticeKinds.find(({ kind }) => kind === setting.kind);
              return (
                known !== undefined && (
                  <KindSwitch
                    key={known.kind}
                    {...known}
                    isMuted={setting.muted}
                    isMutable={setting.mutable}
                  />
                )
              );
            })}
          </div>
        )}
      </QueryBoundary>
    </Sheet>
  );
}

interface KindSwitchProps {
  kind: NoticeKind;
  words: MessageId;
  isMuted: boolean;
  isMutable: boolean;
}

function KindSwitch(props: KindSwitchProps) {
  const t = useT();
  // A tapped switch changes at once; a refusal reverts it.
  const [wanted, setWanted] = useState<boolean>();
  const change = async (isOn: boolean) => {
    setWanted(isOn);
    try {
      await setMuted(props.kind, !isOn);
    } catch (error) {
      toastError(error);
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Switch
      label={t(props.words)}
      hint={props.isMutable ? undefined : t('notice.always')}
      value={wanted ?? !props.isMuted}
      disabled={!props.isMutable || wanted !== undefined}
      onValueChange={(isOn) => void change(isOn)}
    />
  );
}
