import { useId, type RefCallback } from 'react';
import { onFormEvent } from './onFormReset.js';

/**
 * The name that makes radio buttons one group, and a ref for an element around them. Without a name of the product the
 * form sends nothing of them. They belong to it all the same, so that Enter submits it as from any other field.
 */
export function useGroupName(name: string | undefined): [name: string, inForm: RefCallback<Element>] {
  const id = useId();
  const inForm = onFormEvent('formdata', ({ formData }) => {
    if (name === undefined) formData.delete(id);
  });
  return [name ?? id, inForm];
}
