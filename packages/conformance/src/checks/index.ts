import type { Check } from '../check.js';
import { deposits } from './deposits.js';
import { everyAnswer } from './everyAnswer.js';
import { everyOperation } from './everyOperation.js';
import { inbox } from './inbox.js';
import { money } from './money.js';
import { offers } from './offers.js';
import { orders } from './orders.js';
import { paging } from './paging.js';
import { positions } from './positions.js';
import { reference } from './reference.js';
import { session } from './session.js';
import { streams } from './streams.js';
import { watchlists } from './watchlists.js';
import { payees, withdrawals } from './withdrawals.js';

/** Every rule, in the order of the checks. The rules for every answer come last, because they check all answers. */
export const checks: readonly Check[] = [
  ...reference,
  ...everyOperation,
  ...orders,
  ...positions,
  ...watchlists,
  ...money,
  ...deposits,
  ...payees,
  ...withdrawals,
  ...offers,
  ...inbox,
  ...streams,
  ...paging,
  ...session,
  ...everyAnswer,
];
