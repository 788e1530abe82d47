/**
 * Writes `text` into the first input of `canvas`, for stories of parts that answer what is typed. The input does not get
 * the focus: under forced colours nothing hides the blinking cursor from the pictures.
 */
export function typeInto(canvas: Element, text: string): void {
  const input = canvas.querySelector('input');
  if (input === null) throw new Error('There is no input to write into');
  // React ignores a value that is set on the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
