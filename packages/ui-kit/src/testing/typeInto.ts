/**
 * Writes `text` into the first input of `canvas`, for stories of parts that react to typing. The input does
 * not get the focus, because a blinking cursor would change the pictures under forced colours.
 */
export function typeInto(canvas: Element, text: string): void {
  const input = canvas.querySelector('input');
  if (input === null) throw new Error('There is no input to write into');
  // React ignores a value that is set on the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
