const texts = new WeakMap<object, string>();

/**
 * A value as JSON. The text of an object is cached, so that
 * many readers share it; do not change the object afterwards.
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
