/** One server-sent event, or the comment that a server sends to show that it is there. */
export type ServerSentEvent =
  | { readonly kind: 'event'; readonly id: string | undefined; readonly type: string; readonly data: string }
  | { readonly kind: 'comment' };

/**
 * Reads a `text/event-stream` as it arrives; ends when the stream ends.
 * Covers what our server sends of the HTML standard's format: `id`, `event`, `data` (several lines) and comments.
 */
export async function* readEvents(bytes: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let block: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const raw of lines) {
        const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
        if (line.startsWith(':')) yield { kind: 'comment' };
        else if (line !== '') block.push(line);
        else if (block.length > 0) {
          yield toEvent(block);
          block = [];
        }
      }
    }
  } finally {
    // Also when the reader of the events stops early; a stream that has failed already has nothing to cancel.
    await reader.cancel().catch(() => undefined);
  }
}

function toEvent(lines: readonly string[]): ServerSentEvent {
  let id: string | undefined;
  let type = 'message';
  const data: string[] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'id') id = value;
    else if (field === 'event') type = value;
    else if (field === 'data') data.push(value);
  }
  return { kind: 'event', id, type, data: data.join('\n') };
}
