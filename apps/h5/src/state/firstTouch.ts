/** Resolves once the page has been touched, or a key pressed. */
export async function firstTouch(): Promise<void> {
  if (navigator.userActivation.hasBeenActive) return;
  const events = ['pointerdown', 'keydown', 'click'];
  await new Promise((resolve) => {
    for (const type of events) window.addEventListener(type, resolve, { capture: true, once: true });
  });
}
