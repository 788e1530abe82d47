import { useState } from 'react';
import { isForTheForm, type MoneyActionHandle } from './moneyActions.js';

/** The review of a form that moves money: what it is of, and whether its sheet is open. */
export function useReview<Of>(money: Pick<MoneyActionHandle<unknown>, 'action' | 'dismiss'>) {
  const [shown, setShown] = useState<{ readonly of: Of; readonly number: number }>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    /** What the customer is asked to agree to; kept while the sheet closes, undefined before the first review. */
    of: shown?.of,
    /** The `key` of the sheet: a consent given in one review does not apply to the next. */
    key: shown?.number,
    /** False also after a refusal of the form's values, which the form shows. */
    isOpen: isOpen && !isForTheForm(money.action),
    /** Called when the form is submitted: a new review is a new intent, so the message about the last one is outdated. */
    restart: () => {
      setIsOpen(false);
      money.dismiss();
    },
    open: (of: Of) => {
      setShown((last) => ({ of, number: (last?.number ?? 0) + 1 }));
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
