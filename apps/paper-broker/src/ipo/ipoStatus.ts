import { assertTransition } from '../util/transitions.js';

export type IpoStatus =
  | 'submitted'
  | 'audited'
  | 'waiting_allotment'
  | 'allotted'
  | 'partially_allotted'
  | 'not_allotted'
  | 'listed'
  | 'refused'
  | 'canceled';

/**
 * Source: contract, section 4. In addition, a customer may
 * cancel a checked subscription while the window is open.
 */
const transitions: Readonly<Record<IpoStatus, readonly IpoStatus[]>> = {
  submitted: ['audited', 'refused', 'canceled'],
  audited: ['waiting_allotment', 'canceled'],
  waiting_allotment: ['allotted', 'partially_allotted', 'not_allotted'],
  allotted: ['listed'],
  partially_allotted: ['listed'],
  not_allotted: [],
  listed: [],
  refused: [],
  canceled: [],
};

export function assertIpoTransition(from: IpoStatus, to: IpoStatus): void {
  assertTransition<IpoStatus>('subscription of new shares', transitions, from, to);
}

/** The statuses in which the subscription's money is held. */
export const HOLDING: readonly IpoStatus[] = ['submitted', 'audited', 'waiting_allotment'];
