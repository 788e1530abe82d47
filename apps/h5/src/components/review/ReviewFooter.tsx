import { Button } from '@fairlot/ui-kit/button';
import type { ReactNode } from 'react';
import { ActionNote } from './ActionNote.js';
import { StickyFooter } from './StickyFooter.js';
import { isUnsettled, type MoneyAction } from './moneyActions.js';

export interface ReviewFooterProps {
  action: MoneyAction | undefined;
  /** The button submits the form, which leads to the review. */
  buttonLabel: string;
  busy: boolean;
  /** @default false */
  disabled?: boolean;
  /** The result, above the button. */
  summary?: ReactNode;
  /** An alternative, below the button. */
  children?: ReactNode;
}

/**
 * The end of a form that moves money. While the outcome of the last action is unknown the button is disabled, because
 * the first action may have happened.
 */
export function ReviewFooter({
  action,
  buttonLabel,
  busy,
  disabled = false,
  summary,
  children,
}: ReviewFooterProps) {
  return (
    <StickyFooter>
      {summary}
      <ActionNote action={action} />
      <Button type="submit" size="large" fullWidth busy={busy} disabled={disabled || isUnsettled(action)}>
        {buttonLabel}
      </Button>
      {children}
    </StickyFooter>
  );
}
