import { Sheet } from '@fairlot/ui-kit/sheet';
import { SkeletonRows } from '@fairlot/ui-kit/skeleton';
import { Switch } from '@fairlot/ui-kit/switch';
import { useQuery } from '@tanstack/react-query';
import { toastError } from '../../components/describeError.js';
import { QueryBoundary } from '../../components/QueryBoundary.js';
import type { Openable } from '../../components/lazyPart.js';
import { useWanted } from '../../components/useWanted.js';
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
  const alerts = useWanted(!props.isMuted, (isOn) => setMuted(props.kind, !isOn).catch(toastError));
  return (
    <Switch
      label={t(props.words)}
      hint={props.isMutable ? undefined : t('notice.always')}
      disabled={!props.isMutable}
      {...alerts}
    />
  );
}
