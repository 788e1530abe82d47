import type { ServerResponse } from 'node:http';
import { toJsonText } from './jsonText.js';
import type { EventSink, StreamEvent } from './operation.js';

const HEARTBEAT_MS = 15_000;
/** A reader with more unread bytes is disconnected, to free memory. */
const MAX_UNREAD_BYTES = 64 * 1024;

interface WaitingEvent {
  readonly ownId: string | undefined;
  readonly text: string;
}

/**
 * Turns a response into a stream of server-sent events.
 *
 * While the reader is behind, events wait. An event with a `key` replaces the waiting
 * one with the same key, so a slow reader gets the newest quote late and never an old
 * one. A reader that falls 64 kB behind is disconnected. Events without an `id` are
 * numbered consecutively from `lastEventId`, so a reader notices a lost one.
 * @param open starts the source; returns a function that ends it
 */
export function streamEvents(
  response: ServerResponse,
  lastEventId: string | undefined,
  open: (sink: EventSink) => () => void,
): void {
  const waiting = new Map<string, WaitingEvent>();
  let id = Number(lastEventId ?? 0);
  let unkeyed = 0;
  let isBlocked = false;
  let isOver = false;
  let waitingBytes = 0;

  const write = (text: string): void => {
    if (response.destroyed) return;
    isBlocked = !response.write(text);
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
  };
  const writeEvent = ({ ownId, text }: WaitingEvent): void => write(`id: ${ownId ?? (id += 1)}\n${text}`);
  const flush = (): void => {
    isBlocked = false;
    for (const [key, event] of waiting) {
      if (isBlocked) return;
      waiting.delete(key);
      waitingBytes -= event.text.length;
      writeEvent(event);
    }
  };
  const sink: EventSink = {
    send(event) {
      if (isOver) return;
      const ready = { ownId: event.id, text: toWire(event) };
      if (!isBlocked) return writeEvent(ready);
      const key = event.key ?? `#${(unkeyed += 1)}`;
      waitingBytes += ready.text.length - (waiting.get(key)?.text.length ?? 0);
      // Deleted first, so that the new event moves to the end of the queue.
      waiting.delete(key);
      waiting.set(key, ready);
      if (waitingBytes + response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    },
    end() {
      if (isOver) return;
      // Waiting events are still sent; later ones are not.
      for (const event of waiting.values()) writeEvent(event);
      waiting.clear();
      isOver = true;
      response.end();
    },
  };

  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  const heartbeat = setInterval(() => !isBlocked && !isOver && write(': heartbeat\n\n'), HEARTBEAT_MS);
  const close = open(sink);
  response.on('drain', flush);
  // An error event without a listener would end the process. `close` follows.
  response.on('error', () => response.destroy());
  response.on('close', () => {
    isOver = true;
    clearInterval(heartbeat);
    waiting.clear();
    close();
  });
}

/** A tick goes to every reader of its symbol, so its JSON text is cached. */
function toWire({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${toJsonText(data)}\n\n`;
}
