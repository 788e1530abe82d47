import type { ReactNode } from 'react';
import { warnOfLook } from '../checks/usable.js';
import { rootOf, type RootProps } from '../css/rootOf.js';
import { join } from '../css/join.js';
import { tones } from '../tag/Tag.css.js';
import { mark, pill, words } from './StatusPill.css.js';

/** The state of a request of any kind. */
export type StatusPillState = 'waiting' | 'running' | 'done' | 'partial' | 'refused' | 'ended';

export interface StatusPillProps extends RootProps {
  /** Determines the colour and the shape; the text says it too. */
  state: StatusPillState;
  /** The state as text. */
  children: ReactNode;
}

const toneOf = {
  waiting: 'caution',
  running: 'info',
  done: 'positive',
  partial: 'caution',
  refused: 'critical',
  ended: 'neutral',
} as const;

/** The state of an order, a deposit, a loan: a text, a colour and a shape. */
export function StatusPill({ state, children, ...rest }: StatusPillProps) {
  if (process.env.NODE_ENV !== 'production') warnOfLook('StatusPill', 'state', toneOf, state);
  return (
    <span {...rootOf(rest, join(pill, tones[toneOf[state]]))} data-part="status-pill">
      <span data-part="mark" className={mark} data-state={state} aria-hidden="true" />
      <span data-part="words" className={words}>
        {children}
      </span>
    </span>
  );
}

/** States of a withdrawal: 0 wait, 1 pass, 2 refuse. */
export const withdrawalStates = ['waiting', 'done', 'refused'] as const satisfies readonly StatusPillState[];
/** States of a deposit: 0 wait, 1 pass, 2 partial, 3 refuse. */
export const depositStates = [
  'waiting',
  'done',
  'partial',
  'refused',
] as const satisfies readonly StatusPillState[];
/** States of a quant fund: 0 in progress, 1 ended. */
export const quantStates = ['running', 'ended'] as const satisfies readonly StatusPillState[];
