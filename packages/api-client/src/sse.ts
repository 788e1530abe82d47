/** A server-sent event, or a comment, which the server sends as a heartbeat. */
export type ServerSentEvent =
  | { readonly kind: 'event'; readonly id: string | undefined; readonly type: string; readonly data: string }
  | { readonly kind: 'comment' };

/**
 * Parses a `text/event-stream` as it arrives; ends with the stream. It supports the part of the HTML standard's
 * format that our server sends: `id`, `event`, `data` (several lines) and comments.
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
    // Also when the consumer stops early. Cancelling a failed stream rejects, which is ignored.
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
