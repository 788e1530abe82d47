import { useState } from 'react';
import { useReached } from '../../queries/businessClock.js';
import type { PayeeChoice } from './withdrawSubject.js';

/**
 * The payee on screen: the chosen one, at first one that takes withdrawals already; undefined while the customer has
 * none. Only the customer changes where the money goes, so a payee that is removed elsewhere stays on screen until
 * another one is chosen, and the form can say what happened.
 */
export function useShownPayee(payees: readonly PayeeChoice[]) {
  const isUsable = useReached(payees.map(({ usableAt }) => usableAt));
  const [chosenId, choose] = useState('');
  const [seen, setSeen] = useState<PayeeChoice>();
  const first = payees.find(({ usableAt }) => isUsable(usableAt)) ?? payees[0];
  const shown = payees.find(({ id }) => id === chosenId) ?? seen ?? first;
  if (shown?.id !== seen?.id) setSeen(shown);
  return { shown, choose };
}
