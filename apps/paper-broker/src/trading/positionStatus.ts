/**
 * The transitions of a position's state. Source: contract 4; a stop loss or take profit goes straight to `closing`.
 */
export const positionTransitions = {
  open: ['closing_review', 'closing', 'closed'],
  closing_review: ['open', 'closing', 'closed'],
  closing: ['open', 'closing_review', 'closed'],
  closed: [],
} as const satisfies Record<string, readonly string[]>;

export type PositionState = keyof typeof positionTransitions;

/** The transitions of a close request's status. Source: contract 4. */
export const closeRequestTransitions = {
  closing_review: ['approved', 'refused', 'withdrawn'],
  // The customer cancelled the order of an approved request before it filled.
  approved: ['filled', 'withdrawn'],
  filled: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>;

export type CloseRequestStatus = keyof typeof closeRequestTransitions;

export const CLOSE_REQUEST_STATUSES = Object.keys(closeRequestTransitions) as CloseRequestStatus[];
