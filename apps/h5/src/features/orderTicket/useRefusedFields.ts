import type { OrderTicketValues } from '@fairlot/forms/orders';
import { fieldErrorsOf } from '@fairlot/forms/react';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TicketAction } from './ticketData.js';

type Fields = Pick<UseFormReturn<OrderTicketValues>, 'getValues'> & {
  readonly setError: (name: keyof OrderTicketValues, error: { type: string; message: string }) => void;
};

/** Puts what the server said about fields of a refused order beside them; everything typed stays. */
export function useRefusedFields({ getValues, setError }: Fields, action: TicketAction['action']): void {
  const phase = action?.phase;
  useEffect(() => {
    if (phase?.at !== 'refused') return;
    const isField = (path: string): path is keyof OrderTicketValues => path in getValues();
    for (const { path, message } of fieldErrorsOf(phase.error)) {
      if (isField(path)) setError(path, { type: 'server', message });
    }
  }, [phase, getValues, setError]);
}
