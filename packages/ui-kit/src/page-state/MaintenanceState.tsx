import { MaintenanceIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';
import { Trouble, type OfflineStateProps } from './PageState.js';

const english = { maintenanceTitle: en.maintenanceTitle, maintenanceHint: en.maintenanceHint };

export interface MaintenanceStateProps extends OfflineStateProps {
  /** The retry is under way. @default false */
  isRetrying?: boolean | undefined;
}

/** The service is being worked on: nobody's fault, and nothing about the connection to check. `hint`: until when, where that is known. */
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
