/** What was there before anyone listened may have been typed: better one question too many. */
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

/** Whether a form in sight holds something that the customer put there. Watches from when this file is loaded. */
export function isHalfFilled(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field);
  return [...typedIn].some((field) => field.checkVisibility() && holdsSomething(field));
}
