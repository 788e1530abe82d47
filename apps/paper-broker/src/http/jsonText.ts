const texts = new WeakMap<object, string>();

/**
 * A value as JSON. An object's text is made once, however many readers it is sent to: a caller never
 * changes it afterwards.
 */
export function toJsonText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}
