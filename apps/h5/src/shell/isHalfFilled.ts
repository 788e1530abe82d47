/** Fields that existed before this file was loaded may contain input, so they count as typed in. */
const typedIn = new Set<Element>(document.querySelectorAll('input, textarea'));

document.addEventListener('input', ({ target }) => {
  if (target instanceof Element) typedIn.add(target);
});

const holdsSomething = (field: Element): boolean => {
  if (field instanceof HTMLInputElement) {
    if (field.type === 'search') return false;
    return field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value !== '';
  }
  return field instanceof HTMLTextAreaElement ? field.value !== '' : field instanceof HTMLSelectElement;
};

/** Whether a visible form contains input of the customer. Input is recorded from when this file is loaded. */
export function isHalfFilled(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field);
  return [...typedIn].some((field) => field.checkVisibility() && holdsSomething(field));
}
