import { useRefusedFields, useZodForm } from '@fairlot/forms/react';
import { useMemo, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useT, type MessageId } from '../../i18n/index.js';
import { refreshPayees } from '../../queries/payeeQueries.js';
import { refusalOf, useMoneyAction } from '../review/moneyActions.js';
import { useFormDraft } from '../useFormDraft.js';

export interface NewPayee<Values extends FieldValues, Output, Payee> {
  /** The name of the money action, so that two tabs of a page do not share one. @example 'payee bank' */
  name: string;
  schema: () => Parameters<typeof useZodForm<Output, Values>>[0];
  /** The form's initial values, with every field. */
  empty: Values;
  /** The name of the action and of its button. */
  label: MessageId;
  send: (payee: Output & { payPassword: string }) => Promise<Payee>;
}

/**
 * A form that adds a payee in two steps: the entered values are shown for review (`entered`), and `add` sends them
 * with the payment password.
 * @param payee must be stable between renders
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
  useFormDraft(form, Object.keys(empty) as Path<Values>[], name);
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
    /** The entered values, once all are valid. */
    entered,
    /** Returns from the review to the form. */
    change: () => setEntered(undefined),
    add,
  };
}
