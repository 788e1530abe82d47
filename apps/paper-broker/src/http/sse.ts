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
  const waiting = createWaitingEvents();
  let id = Number(lastEventId ?? 0);
  let isBlocked = false;
  let isOver = false;

  const write = (text: string): void => {
    if (response.destroyed) return;
    isBlocked = !response.write(text);
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
  };
  const writeEvent = ({ ownId, text }: WaitingEvent): void => write(`id: ${ownId ?? (id += 1)}\n${text}`);
  const flush = (): void => {
    isBlocked = false;
    while (!isBlocked) {
      const event = waiting.shift();
      if (event === undefined) return;
      writeEvent(event);
    }
  };
  const sink: EventSink = {
    send(event) {
      if (isOver) return;
      const ready = { ownId: event.id, text: toWire(event) };
      if (!isBlocked) return writeEvent(ready);
      waiting.push(ready, event.key);
      if (waiting.bytes() + response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    },
    end() {
      if (isOver) return;
      // Waiting events are still sent; later ones are not.
      for (const event of waiting.takeAll()) writeEvent(event);
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
    waiting.takeAll();
    close();
  });
}

/** The events that a slow reader has not been sent yet, oldest first. A new one replaces the one with the same key. */
function createWaitingEvents() {
  const events = new Map<string, WaitingEvent>();
  let unkeyed = 0;
  let bytes = 0;
  const take = (key: string): WaitingEvent | undefined => {
    const event = events.get(key);
    events.delete(key);
    bytes -= event?.text.length ?? 0;
    return event;
  };
  return {
    bytes: (): number => bytes,
    push(event: WaitingEvent, key = `#${(unkeyed += 1)}`): void {
      // Taken out first, so that the new event stands at the end.
      take(key);
      events.set(key, event);
      bytes += event.text.length;
    },
    shift(): WaitingEvent | undefined {
      const [first] = events.keys();
      return first === undefined ? undefined : take(first);
    },
    takeAll: (): readonly WaitingEvent[] => [...events.keys()].flatMap((key) => take(key) ?? []),
  };
}

/** A tick goes to every reader of its symbol, so its JSON text is cached. */
function toWire({ event, data }: StreamEvent): string {
  return `event: ${event}\ndata: ${toJsonText(data)}\n\n`;
}
