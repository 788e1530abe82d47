/** Fills the placeholders of a sentence. @example fillMessage('{count} unread', { count: 3 }) // '3 unread' */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
