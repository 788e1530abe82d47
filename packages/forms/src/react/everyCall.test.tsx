import { TextField } from '@fairlot/ui-kit/text-field';
import { createElement, useMemo, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import * as binding from './index.js';
import { useZodForm, type ZodForm } from './useZodForm.js';

afterEach(() => vi.restoreAllMocks());

interface Login {
  mail: string;
}
type LoginForm = ZodForm<Login, Login>;
type Untyped = (...given: readonly unknown[]) => unknown;
type Bound = binding.BoundField<string>;

const schema = z.object({ mail: z.string().check(z.minLength(1, 'login.mail.required')) });
const refused = { fieldErrors: [{ path: 'mail', message: 'No such customer' }] };
const say = (id: string) => id;
const field = (bound: Bound) => <TextField label="Mail" {...bound} />;

interface Call {
  /** Valid arguments; of a component, its props. `form`: a form around the call. */
  readonly args: (form: LoginForm) => readonly unknown[];
  /** What a page does with the answer. */
  readonly draw: (answer: unknown, form: LoginForm) => ReactNode;
}

const drawsField = { draw: (answer: unknown) => field(answer as Bound) };
const drawsForm = (form: LoginForm) => <binding.FormField form={form} name="mail" children={field} />;

const calls: Readonly<Record<string, Call>> = {
  FormField: { args: (form) => [{ form, name: 'mail', children: field }], draw: () => null },
  FormTextProvider: {
    args: () => [{ value: say }],
    draw: (_, form) => drawsForm(form),
  },
  refusedFieldsOf: {
    args: () => [refused, { mail: '' }],
    draw: (answer) => (answer as readonly binding.ServerFieldError[]).map(({ message }) => message),
  },
  useField: { args: (form) => [form, 'mail'], ...drawsField },
  useRefusedFields: { args: (form) => [form, refused], draw: (_, form) => drawsForm(form) },
  useZodForm: {
    args: () => [schema, { defaultValues: { mail: '' }, onSubmit: () => undefined }],
    draw: (answer) => drawsForm(answer as LoginForm),
  },
};

/** Values that data and JavaScript pass against the types. */
const HOSTILE: readonly unknown[] = [
  ...[null, undefined, '', 'ten', 'constructor', -1, NaN, true, '9'.repeat(400)],
  ...[[null], [{}], {}, { fieldErrors: 1 }, { fieldErrors: [null, {}, refused] }, new Error('No connection')],
];

const isOptions = (arg: unknown): arg is object =>
  typeof arg === 'object' && arg?.constructor === Object && !('control' in arg);

/** The valid arguments with one of them wrong, or one entry of one of them; and no arguments at all. */
function wrongCalls(args: readonly unknown[]): (readonly unknown[])[] {
  const wrong = HOSTILE.flatMap((value) =>
    args.flatMap((arg, index) => [
      args.with(index, value),
      ...(isOptions(arg) ? Object.keys(arg).map((key) => args.with(index, { ...arg, [key]: value })) : []),
    ]),
  );
  return [[], ...wrong];
}

/** Draws the call in a form, submits that, and reads the page. Throws what the page throws. */
async function draw(name: string, given: (form: LoginForm) => readonly unknown[]): Promise<string> {
  const call: unknown = Reflect.get(binding, name);
  const thrown: unknown[] = [];
  let submit = async () => {};
  function Answer({ form }: { form: LoginForm }) {
    // A rule of hooks sees no hook here, and each root makes only one kind of call.
    const answer = (call as Untyped)(...given(form));
    if (/^use.*Form$/.test(name)) ({ submit } = answer as LoginForm);
    return calls[name]?.draw(answer, form);
  }
  function Page() {
    const form = useZodForm(
      schema,
      useMemo(() => ({ defaultValues: { mail: '' }, onSubmit: () => undefined }), []),
    );
    ({ submit } = form);
    const drawn = /^[A-Z]/.test(name)
      ? createElement(call as ComponentType<Record<string, unknown>>, {
          children: calls[name]?.draw(undefined, form),
          ...(given(form)[0] as object | undefined),
        })
      : createElement(Answer, { form });
    return name === 'FormTextProvider' ? (
      drawn
    ) : (
      <binding.FormTextProvider value={say}>{drawn}</binding.FormTextProvider>
    );
  }
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host, { onUncaughtError: (error) => thrown.push(error) });
  try {
    flushSync(() => root.render(<Page />));
    await submit();
    // React renders the result of the submit in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    flushSync(() => undefined);
    if (thrown.length > 0) throw thrown[0];
    return host.textContent;
  } finally {
    flushSync(() => root.unmount());
    host.remove();
  }
}

/** The fault of a page after a call; null if it renders, or its error says in three sentences what to pass. */
async function faultOf(name: string, given: (form: LoginForm) => readonly unknown[]): Promise<string | null> {
  try {
    const read = await draw(name, given);
    return /undefined|\[object|NaN/.test(read) ? `shows ${read}` : null;
  } catch (error) {
    return error instanceof RangeError && sentences(error.message) >= 3 ? null : String(error);
  }
}

const shown = (arg: unknown) =>
  isOptions(arg)
    ? `{ ${Object.entries(arg)
        .map(([key, value]) => `${key}: ${String(value)}`)
        .join(', ')} }`
    : String(arg);

/** What happened, its effect, what to do instead. */
const sentences = (text: string) => text.match(/\.(\s|$)/g)?.length ?? 0;

test('every export has valid arguments here', () => {
  expect(Object.keys(calls).sort()).toEqual(Object.keys(binding).sort());
});

for (const [name, { args }] of Object.entries(calls))
  test(`whatever it is called with, the page stands or says what to pass: ${name}`, async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await draw(name, args)).toMatch(/login\.mail\.required|No such customer/);
    expect(warning.mock.calls).toEqual([]);
    const found: string[] = [];
    let count = 0;
    await draw(name, (form) => {
      count = wrongCalls(args(form)).length;
      return args(form);
    });
    for (let index = 0; index < count; index += 1) {
      let wrong: readonly unknown[] = [];
      const fault = await faultOf(name, (form) => (wrong = wrongCalls(args(form))[index] ?? []));
      if (fault !== null) found.push(`${wrong.map(shown).join()}: ${fault}`);
    }
    expect(found).toEqual([]);
    for (const [message] of warning.mock.calls)
      expect(sentences(String(message)), String(message)).toBeGreaterThanOrEqual(3);
  });

/** What `useField` and `useZodForm` return for the page to call: each handler, and what it does without an event. */
const handlers: readonly [name: string, from: (bound: Bound, form: LoginForm) => unknown, shows: string][] = [
  ['onBlur', (bound) => bound.onBlur, 'login.mail.required'],
  ['onValueChange', (bound) => bound.onValueChange, ''],
  ['ref', (bound) => bound.ref, ''],
  ['submit', (_, form) => form.submit, 'login.mail.required'],
];

test.each(handlers)('%s may be called without an event, or with anything', async (_name, from, shows) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let bound: Bound | undefined;
  let form: LoginForm | undefined;
  function Page() {
    form = useZodForm(
      schema,
      useMemo(() => ({ defaultValues: { mail: '' }, onSubmit: () => undefined }), []),
    );
    return (
      <binding.FormTextProvider value={say}>
        <binding.FormField form={form} name="mail" children={(given) => field((bound = given))} />
      </binding.FormTextProvider>
    );
  }
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(<Page />));
  const call = () => from(bound as Bound, form as LoginForm) as Untyped;
  await call()();
  await expect.poll(() => host.querySelector('[data-part=error]')?.textContent).toBe(shows);
  for (const value of HOSTILE) await call()(value);
  flushSync(() => root.unmount());
  host.remove();
});
