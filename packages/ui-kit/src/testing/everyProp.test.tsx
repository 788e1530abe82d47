import { Component, createElement, type ComponentType, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import publicApi from '../../public-api.md?raw';
import { mount } from './mount.js';
import { components, shownProps, type Props } from './shownParts.js';

afterEach(() => vi.restoreAllMocks());

/** Values that data and JavaScript pass against the types. */
const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  '',
  'no such choice',
  -1,
  NaN,
  Infinity,
  true,
  '9'.repeat(400),
  [null],
  [{}],
  {},
];

/** The props of a component's interface in public-api.md, with their types by name. */
function propsOf(component: string): Map<string, string> {
  const taken = new RegExp(`declare function ${component}\\b[^]*?: (\\w+Props)\\b[^]*?\\): `).exec(
    publicApi,
  )?.[1];
  return fieldsOf(taken ?? `${component}Props`);
}

/** Includes those of extended interfaces. */
function fieldsOf(name: string): Map<string, string> {
  const start = publicApi.search(new RegExp(`^export interface ${name}\\b`, 'm'));
  const found = new Map<string, string>();
  if (start < 0) return found;
  const text = publicApi.slice(start, publicApi.indexOf('\n}', start));
  const [head = ''] = text.split('{\n');
  for (const [parent = ''] of head.matchAll(/\b[A-Z]\w+/g))
    if (parent !== name) for (const [key, type] of fieldsOf(parent)) found.set(key, type);
  for (const [, key = '', type = ''] of text.matchAll(/^ {2}(?:readonly )?(\w+)\??: ([^;]*)/gm))
    found.set(key, type);
  return found;
}

class Boundary extends Component<{ children: ReactNode; onFault: (fault: unknown) => void }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch(fault: unknown) {
    this.props.onFault(fault);
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** The errors of each variant, all rendered on one page, because rendering takes most of the time. */
function faultsOf(part: unknown, variants: readonly Props[]): (string | undefined)[] {
  const faults = variants.map((): string | undefined => undefined);
  const { container, unmount } = mount(
    <>
      {variants.map((props, index) => (
        <Boundary key={index} onFault={(error) => (faults[index] ??= String(error))}>
          {createElement(part as ComponentType, props)}
        </Boundary>
      ))}
    </>,
  );
  unmount();
  container.remove();
  return faults;
}

/**
 * Whether React itself refuses the value in any element, with an error: an object as text, or an invalid ref. `as`
 * must be a renderable type, and a style must be an object.
 */
function isReacts(prop: string, type: string, value: unknown): boolean {
  // A field needs the function that renders its control.
  const isControl = prop === 'children' && type.startsWith('(control');
  if (prop === 'as' || prop === 'style' || isControl || /\bRef\b/.test(type) || /ref$/i.test(prop))
    return true;
  // Form libraries may keep objects as errors.
  if (prop === 'error' && type.startsWith('string')) return false;
  const isDrawn = /ReactNode|Element|\bstring\b/.test(type) || prop === 'children';
  const drawn: readonly unknown[] = Array.isArray(value) ? value : [value];
  return isDrawn && drawn.some((each) => typeof each === 'object' && each !== null);
}

/** A handler is either called or not, so one value of each kind suffices. */
const NO_HANDLER: readonly unknown[] = [null, undefined, 'no such choice', {}];

const valuesFor = (prop: string, type: string) =>
  (/^\(?\(.*=>/.test(type) ? NO_HANDLER : HOSTILE).filter((value) => !isReacts(prop, type, value));

/** Whether the type is the names of the part's own looks or states, such as its tones. */
function isNames(type: string): boolean {
  const [name = ''] = type.split(' | undefined');
  if (!/^\w+$/.test(name)) return name.startsWith('keyof typeof');
  const own = new RegExp(`^export type ${name} =\\s*([^;]*);`, 'm').exec(publicApi)?.[1] ?? '';
  return /^(keyof typeof|\|? ?'\w+'\s*\|)/.test(own);
}

/**
 * Required lists, which warn about other values, and names. An undefined or null list counts as omitted.
 */
const isSaid = (type: string, value: unknown) =>
  (/^readonly .*\[\]/.test(type) && value != null) || (isNames(type) && value === 'no such choice');

/** All warnings. Each is given once per page, also by a part inside another. */
const said = new Set<string>();

const shown = shownProps();

test('every exported component is in a story', () => {
  expect(components.size).toBeGreaterThan(60);
  expect([...components.keys()].filter((name) => !shown.has(name))).toEqual([]);
});

test('a component that breaks is seen', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Fragile = ({ list }: { list: readonly string[] }) => <p>{list.join()}</p>;
  expect(faultsOf(Fragile, [{ list: ['a'] }, { list: null }, { list: ['b'] }])).toEqual([
    undefined,
    expect.stringContaining('TypeError'),
    undefined,
  ]);
});

test('props are found where public-api.md has them', () => {
  expect([...propsOf('TextField').keys()]).toEqual(expect.arrayContaining(['label', 'maxLength']));
  expect([...propsOf('Field').keys()]).toContain('isLabelHidden');
  const types = ['keyof typeof sizes', 'BannerTone', 'StatusPillState', 'Direction'];
  expect(types.filter((type) => !isNames(type))).toEqual([]);
  expect(["'text' | 'url'", 'string', 'RefresherHandle'].filter(isNames)).toEqual([]);
});

for (const [name, part] of components) {
  const base = shown.get(name);
  if (base === undefined) continue;
  test(`whatever a prop is, the page stands: ${name}`, () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const faults: string[] = [];
    // A field needs the function that renders its control, and an asChild the element that it styles.
    const [bare] = faultsOf(part, [{ children: base['children'] }]);
    if (bare !== undefined) faults.push(`no props: ${bare}`);
    for (const [prop, type] of propsOf(name)) {
      const values = valuesFor(prop, type);
      const found = faultsOf(
        part,
        values.map((value) => ({ ...base, [prop]: value })),
      );
      for (const [message] of warning.mock.calls) said.add(String(message));
      for (const [index, value] of values.entries()) {
        const fault = found[index];
        const given = `${prop} ${Array.isArray(value) ? JSON.stringify(value) : String(value)}`;
        if (fault !== undefined) faults.push(`${given}: ${fault}`);
        if (isSaid(type, value) && ![...said].some((message) => message.startsWith(`${name}: ${prop}`)))
          faults.push(`${given}: nothing is said`);
      }
    }
    expect(faults).toEqual([]);
    // What happened, its effect, what to do instead.
    for (const message of said) expect(message.match(/\.(\s|$)/g)?.length, message).toBeGreaterThanOrEqual(3);
  });
}
