import type { ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { EmptyState } from '../empty-state/EmptyState.js';
import { MaintenanceIcon } from '../icon/index.js';
import * as en from '../messages/en.js';
import { useKitMessages } from '../messages/index.js';

const english = {
  maintenanceTitle: en.maintenanceTitle,
  maintenanceHint: en.maintenanceHint,
  retry: en.retry,
};

export interface MaintenanceStateProps {
  /** @default the kit's own sentence */
  title?: ReactNode;
  /** Until when, where that is known. @default the kit's own sentence */
  hint?: ReactNode;
  /** Called by the button. Without it there is no button. */
  onRetry?: () => void;
  /** The retry is under way. @default false */
  isRetrying?: boolean;
}

/** The service is being worked on: nobody's fault, and nothing about the connection to check. */
export function MaintenanceState({ title, hint, onRetry, isRetrying = false }: MaintenanceStateProps) {
  const messages = useKitMessages(english);
  return (
    <div role="status">
      <EmptyState
        icon={<MaintenanceIcon />}
        title={title ?? messages.maintenanceTitle}
        hint={hint ?? messages.maintenanceHint}
        action={
          onRetry && (
            <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
              {messages.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
