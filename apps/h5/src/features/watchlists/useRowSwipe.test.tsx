import { afterEach, expect, test, vi } from 'vitest';
import { mountPart } from '../../components/testing/mountPart.js';
import { useRowSwipe } from './useRowSwipe.js';

const onRemove = vi.fn();
const onLongPress = vi.fn();
const onClick = vi.fn();

function Row() {
  const { handlers } = useRowSwipe(onRemove, onLongPress);
  return (
    <div {...handlers}>
      <button type="button" onClick={onClick}>
        Row
      </button>
    </div>
  );
}

afterEach(() => vi.clearAllMocks());

/** A finger on the row. @returns its actions */
function touch(pointerId = 1) {
  const row = document.querySelector('main button');
  const send = (type: string, xPx = 100, yPx = 100) =>
    row?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId, pointerType: 'touch', clientX: xPx, clientY: yPx }),
    );
  send('pointerdown');
  return { move: (xPx: number, yPx: number) => send('pointermove', xPx, yPx), end: send };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test(
  'a finger that rests for 350 ms is a long press, and the click after it is ignored',
  { tags: ['9.toast'] },
  async () => {
    mountPart(<Row />);
    const finger = touch();
    await wait(250);
    expect(onLongPress).not.toHaveBeenCalled();
    await wait(200);
    expect(onLongPress).toHaveBeenCalledOnce();
    finger.end('pointerup');
    document.querySelector<HTMLElement>('main button')?.click();
    expect(onClick).not.toHaveBeenCalled();
  },
);

test('a long press may move by 10 px', async () => {
  mountPart(<Row />);
  const finger = touch();
  finger.move(110, 110);
  await wait(450);
  expect(onLongPress).toHaveBeenCalledOnce();
});

const endings: readonly [string, (finger: ReturnType<typeof touch>) => void][] = [
  ['moves more than 10 px across', (finger) => finger.move(89, 100)],
  ['moves more than 10 px down', (finger) => finger.move(100, 111)],
  ['is joined by a second one', () => touch(2)],
  ['is lifted', (finger) => finger.end('pointerup')],
  ['is taken by the browser', (finger) => finger.end('pointercancel')],
];

test.each(endings)('a finger that %s has not pressed long', async (_name, act) => {
  mountPart(<Row />);
  act(touch());
  await wait(450);
  expect(onLongPress).not.toHaveBeenCalled();
  expect(onRemove).not.toHaveBeenCalled();
});

test('a swipe removes the row even where the finger is lifted before the row has followed it', () => {
  mountPart(<Row />);
  const finger = touch();
  finger.move(0, 100);
  finger.end('pointerup', 0);
  expect(onRemove).toHaveBeenCalledOnce();
});

test("the keyboard's menu key does the same, a mouse keeps its own menu", () => {
  mountPart(<Row />);
  const row = document.querySelector('main button');
  const ask = (button: number) => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button });
    row?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(ask(2)).toBe(false);
  expect(onLongPress).not.toHaveBeenCalled();
  expect(ask(0)).toBe(true);
  expect(onLongPress).toHaveBeenCalledOnce();
});
