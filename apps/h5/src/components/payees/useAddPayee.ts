import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT, type MessageId } from '../../i18n/index.js';
import { refreshPayees } from '../../queries/payeeQueries.js';
import { useMoneyAction } from '../review/moneyActions.js';
import { refusalOf } from '../review/refusalOf.js';

export interface NewPayee<Values extends FieldValues, Output, Payee> {
  /** Of the action, so that two tabs of a page do not share one. @example 'payee bank' */
  name: string;
  schema: () => Parameters<typeof useZodForm<Output, Values>>[0];
  /** Every field, as the form starts. */
  empty: Values;
  /** Names the action, and its button. */
  label: MessageId;
  send: (payee: Output & { payPassword: string }) => Promise<Payee>;
}

/**
 * A form that adds a payee in two steps: what was entered is shown once more (`entered`), and `add` sends it with the
 * payment password.
 * @param payee the same object at each render
 */
export function useAddPayee<Values extends FieldValues, Output extends object, Payee>(
  { name, schema: createSchema, empty, label, send }: NewPayee<Values, Output, Payee>,
  onAdded: (payee: Payee) => void,
) {
  const t = useT();
  const schema = useMemo(() => createSchema(), [createSchema]);
  const [entered, setEntered] = useState<Output>();
  const money = useMoneyAction<Payee>(name);
  const form = useZodForm(schema, {
    defaultValues: empty,
    onSubmit: (output) => {
      money.dismiss();
      setEntered(output);
    },
  });
  useRefusedFields(form, refusalOf(money.action));
  const add = (payPassword: string) => {
    if (entered === undefined) return;
    money.send({
      label: t(label),
      send: () => send({ ...entered, payPassword }),
      onDone: (added) => {
        void refreshPayees();
        onAdded(added);
      },
    });
  };
  return {
    form,
    action: money.action,
    /** What was entered, once all of it is right. */
    entered,
    /** Back from the review to the form. */
    change: () => setEntered(undefined),
    add,
  };
}
