/** Where a position can go from each state. Source: contract 4; a stop loss or take profit goes to `closing` at once. */
export const positionTransitions = {
  open: ['closing_review', 'closing', 'closed'],
  closing_review: ['open', 'closing', 'closed'],
  closing: ['open', 'closing_review', 'closed'],
  closed: [],
} as const satisfies Record<string, readonly string[]>;

export type PositionState = keyof typeof positionTransitions;

/** Where a request to close can go from each state. Source: contract 4. */
export const closeRequestTransitions = {
  closing_review: ['approved', 'refused', 'withdrawn'],
  // An approved close whose order is canceled before it fills has been withdrawn by its customer.
  approved: ['filled', 'withdrawn'],
  filled: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>;

export type CloseRequestStatus = keyof typeof closeRequestTransitions;

export const CLOSE_REQUEST_STATUSES = Object.keys(closeRequestTransitions) as CloseRequestStatus[];
