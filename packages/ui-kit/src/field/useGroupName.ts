import { useId, type RefCallback } from 'react';
import { onFormEvent } from './onFormReset.js';

/**
 * The name that makes radio buttons one group, and a ref for an element around them. Without a name from
 * the product the form submits none of them, but they still belong to it, so that Enter submits it as from
 * any other field.
 */
export function useGroupName(name: string | undefined): [name: string, inForm: RefCallback<Element>] {
  const id = useId();
  const inForm = onFormEvent('formdata', ({ formData }) => {
    if (name === undefined) formData.delete(id);
  });
  return [name ?? id, inForm];
}
