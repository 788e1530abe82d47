import { MaintenanceIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { Trouble, type OfflineStateProps } from './PageState.js';

const english = { maintenanceTitle: en.maintenanceTitle, maintenanceHint: en.maintenanceHint };

export type MaintenanceStateProps = OfflineStateProps;

/** Says that the service is under maintenance, so that nobody checks the connection. Pass the end as `hint`, if known. */
export function MaintenanceState(props: MaintenanceStateProps) {
  const messages = useKitMessages(english);
  return (
    <Trouble
      {...props}
      role="status"
      icon={<MaintenanceIcon />}
      title={props.title ?? messages.maintenanceTitle}
      hint={props.hint ?? messages.maintenanceHint}
    />
  );
}
