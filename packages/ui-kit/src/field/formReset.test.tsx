import { createElement, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { Calendar, DateField, DatePicker, DateRange } from '../date-picker/index.js';
import { CheckboxGroup } from '../checkbox-group/index.js';
import { Checkbox } from '../checkbox/index.js';
import { ChipGroup } from '../chip-group/index.js';
import { CodeField } from '../code-field/index.js';
import { Combobox } from '../combobox/index.js';
import { FileInput } from '../file-input/index.js';
import { ImageInput } from '../image-input/index.js';
import { NumberInput } from '../number-input/index.js';
import { PasswordField } from '../password-field/index.js';
import { PayPasswordPad } from '../pay-password-pad/index.js';
import { PhoneField } from '../phone-field/index.js';
import { Picker } from '../picker/index.js';
import { RadioList } from '../radio-list/index.js';
import { SearchField, SuggestField } from '../search-field/index.js';
import { SegmentedControl } from '../segmented-control/index.js';
import { Select } from '../select/index.js';
import { SignaturePad } from '../signature-pad/index.js';
import { Slider } from '../slider/index.js';
import { Switch } from '../switch/index.js';
import { mount } from '../testing/mount.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
const codes = [
  { code: '+49', label: 'Germany' },
  { code: '+41', label: 'Switzerland' },
];
const upload = () => Promise.reject(new Error('not asked for'));
const file = { id: '1', url: 'data:text/plain,1', name: 'fees.pdf' };
const image = { id: '1', url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' };

type Act = (form: HTMLElement) => void;
const control = <Found extends HTMLElement>(form: ParentNode, selector: string) => {
  const found = form.querySelector<Found>(selector);
  if (found === null) throw new Error(`${selector} is not there`);
  return found;
};
/** Writes into a control as a customer does, so that React hears of it. */
const write =
  (text: string, selector = 'input:not([type=hidden]), textarea'): Act =>
  (form) => {
    const input = control<HTMLInputElement>(form, selector);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  };
const click =
  (selector: string): Act =>
  (form) =>
    control(form, selector).click();
/** Chooses in the sheet that the part opens. */
const choose =
  (selector: string): Act =>
  (form) => {
    flushSync(() => control(form, 'button[aria-haspopup]').click());
    flushSync(() => control([...document.querySelectorAll('[role=dialog]')].at(-1)!, selector).click());
  };

/** Each part that holds a value: its props, what it holds at first, and how a customer changes it. */
const PARTS: readonly (readonly [name: string, part: unknown, props: object, first: unknown, act: Act])[] = [
  ['TextField', TextField, { hasCounter: true }, 'Ada', write('Grace')],
  ['TextArea', TextArea, { hasCounter: true }, 'Ada', write('Grace')],
  ['PasswordField', PasswordField, {}, 'abcd', write('efgh')],
  ['PhoneField', PhoneField, { areaCodes: codes }, { areaCode: '+41', number: '1' }, write('+49', 'select')],
  ['CodeField', CodeField, {}, '12', write('123')],
  ['SearchField', SearchField, {}, 'no', write('yes')],
  ['SuggestField', SuggestField, { findOptions: () => Promise.resolve([]) }, 'no', write('yes')],
  ['NumberInput', NumberInput, { step: '1' }, '1000', write('2000')],
  ['NumberInput that cannot be read yet', NumberInput, {}, '', write('-')],
  ['Slider', Slider, { name: 'slider' }, '20', write('70')],
  ['Checkbox', Checkbox, {}, false, click('input')],
  ['Switch', Switch, {}, true, click('input')],
  ['CheckboxGroup', CheckboxGroup, { options }, ['a'], click('input[value=b]')],
  ['ChipGroup', ChipGroup, { options }, ['a'], click('input[value=a]')],
  ['RadioList', RadioList, { options }, 'b', click('input[value=c]')],
  ['SegmentedControl', SegmentedControl, { options }, 'b', click('input[value=c]')],
  ['Select', Select, { options }, 'b', write('c', 'select')],
  ['Select without a choice', Select, { options }, '', write('c', 'select')],
  ['Picker', Picker, { options }, 'b', choose('[role=option]:last-child')],
  ['Combobox', Combobox, { options, name: 'combobox' }, 'b', write('')],
  ['DateField', DateField, {}, '2027-03-01', write('2')],
  ['DatePicker', DatePicker, {}, '2027-03-01', choose('[aria-selected=false] button')],
  ['Calendar', Calendar, {}, '2027-03-01', click('[aria-selected=false] button')],
  [
    'DateRange',
    DateRange,
    {},
    { from: '2027-03-01', to: '2027-03-03' },
    click('[aria-selected=false] button'),
  ],
  ['PayPasswordPad', PayPasswordPad, {}, '12', click('[data-part=key]')],
  ['FileInput', FileInput, { upload }, [file], click('li button')],
  ['ImageInput', ImageInput, { upload }, [image], click('[data-part=remove]')],
];

interface OwnerProps {
  readonly part: unknown;
  readonly props: object;
  readonly first: unknown;
  readonly onValueChange?: (value: unknown) => void;
}

function Owner({ part, props, first, onValueChange }: OwnerProps) {
  const [value, setValue] = useState(first);
  const change = (next: unknown) => {
    setValue(next);
    onValueChange?.(next);
  };
  return createElement(part as ComponentType<object>, { ...props, value, onValueChange: change } as object);
}

/** Text and controls as they are shown. */
const shown = (form: HTMLFormElement) => [
  form.textContent,
  ...[...form.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label')),
  ...[...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ type, value, checked }) => (type === 'checkbox' || type === 'radio' ? checked : value),
  ),
  ...[...form.querySelectorAll('[data-given], [aria-selected=true]')].map(({ textContent }) => textContent),
];

test.each(PARTS)("a form's reset gives %s its first value, unless an owner keeps it", async (...row) => {
  const [, part, given, first, act] = row;
  const onValueChange = vi.fn();
  const onOwned = vi.fn();
  const props = { ...given, label: 'Label' };
  const { container } = mount(
    <>
      <form>
        {createElement(
          part as ComponentType<object>,
          { ...props, defaultValue: first, onValueChange } as object,
        )}
      </form>
      <form>
        <Owner part={part} props={props} first={first} onValueChange={onOwned} />
      </form>
    </>,
  );
  const [own, owned] = [...container.querySelectorAll('form')] as [HTMLFormElement, HTMLFormElement];
  const before = shown(own);
  for (const form of [own, owned]) {
    act(form);
    await expect.poll(() => shown(form)).not.toEqual(before);
  }
  const calls = [onValueChange.mock.calls.length, onOwned.mock.calls.length];
  own.reset();
  owned.reset();
  await expect.poll(() => shown(own)).toEqual(before);
  const value: unknown = onOwned.mock.lastCall?.[0] ?? first;
  const again = mount(
    <form>
      <Owner part={part} props={props} first={value} />
    </form>,
  );
  await expect.poll(() => shown(owned)).toEqual(shown(again.container.querySelector('form')!));
  expect([onValueChange.mock.calls.length, onOwned.mock.calls.length]).toEqual(calls);
});

test("a form's reset gives SignaturePad back as it was, and calls nothing", async () => {
  const onValueChange = vi.fn();
  const { container } = mount(
    <form>
      <SignaturePad label="Label" onValueChange={onValueChange} />
    </form>,
  );
  const form = container.querySelector('form')!;
  const before = shown(form);
  click('input[value=type]')(form);
  await expect.poll(() => shown(form)).not.toEqual(before);
  form.reset();
  await expect.poll(() => shown(form)).toEqual(before);
});

test('a reset that is called off changes nothing', async () => {
  const { container } = mount(
    <form onReset={(event) => event.preventDefault()}>
      <Select label="Label" options={options} defaultValue="b" />
      <NumberInput label="Label" defaultValue="1" />
    </form>,
  );
  const form = container.querySelector('form')!;
  write('c', 'select')(form);
  write('2', 'input')(form);
  const changed = shown(form);
  form.reset();
  // Parts react to a reset in a timer that fires before this one.
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(shown(form)).toEqual(changed);
});
