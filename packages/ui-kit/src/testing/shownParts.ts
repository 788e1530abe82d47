/// <reference types="vite/client" />
import { mount } from './mount.js';
import { allStories } from './stories.js';

export type Props = Readonly<Record<string, unknown>>;
interface Fiber {
  readonly type: unknown;
  readonly memoizedProps: Props;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

const parts = import.meta.glob<Props>('../*/index.ts', { eager: true });
/** Every component that the kit exports, by name. */
export const components = new Map(
  Object.values(parts)
    .flatMap((exported) => Object.entries(exported))
    .filter(
      ([name, value]) => typeof value === 'function' && /^[A-Z][a-z]/.test(name) && !name.endsWith('Icon'),
    ),
);

let shown: ReadonlyMap<string, Props> | undefined;

/**
 * Valid props of each component, from a story that renders it, alone or inside another. The files of one page share them,
 * because rendering every story takes seconds.
 */
export const shownProps = (): ReadonlyMap<string, Props> => (shown ??= propsInStories());

function propsInStories(): ReadonlyMap<string, Props> {
  const names = new Map([...components].map(([name, value]) => [value, name]));
  const found = new Map<string, Props>();
  for (const { element } of allStories()) {
    const { container, unmount } = mount(element());
    const key = Object.keys(container).find((each) => each.startsWith('__reactContainer'));
    const root = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[key ?? ''];
    const waiting = [root?.stateNode.current];
    for (let fiber = waiting.pop(); fiber != null; fiber = waiting.pop()) {
      const name = names.get(fiber.type);
      if (name !== undefined && !found.has(name)) found.set(name, fiber.memoizedProps);
      for (const next of [fiber.sibling, fiber.child]) if (next !== null) waiting.push(next);
    }
    unmount();
    container.remove();
  }
  return found;
}
