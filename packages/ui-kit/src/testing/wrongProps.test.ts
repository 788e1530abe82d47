import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Avatar } from '../avatar/index.js';
import { Badge } from '../badge/index.js';
import { Accordion } from '../accordion/index.js';
import { Checkbox } from '../checkbox/index.js';
import { CheckboxGroup } from '../checkbox-group/index.js';
import { ChipGroup } from '../chip-group/index.js';
import { CodeField } from '../code-field/index.js';
import { Combobox } from '../combobox/index.js';
import { Countdown } from '../countdown/index.js';
import { Calendar, DateField, DatePicker, DateRange } from '../date-picker/index.js';
import { DonutChart } from '../donut-chart/index.js';
import { warningsGiven } from '../checks/warnOnce.js';
import { ImageInput } from '../image-input/index.js';
import { LineChart } from '../line-chart/index.js';
import { Cell } from '../list/index.js';
import { NumberInput } from '../number-input/index.js';
import { PasswordField } from '../password-field/index.js';
import { PayPasswordPad } from '../pay-password-pad/index.js';
import { PhoneField } from '../phone-field/index.js';
import { Picker } from '../picker/index.js';
import { Price } from '../price/index.js';
import { Progress } from '../progress/index.js';
import { QrCode } from '../qr-code/index.js';
import { RadioList } from '../radio-list/index.js';
import { Refresher } from '../refresher/index.js';
import { SearchField, SuggestField } from '../search-field/index.js';
import { SegmentedControl } from '../segmented-control/index.js';
import { Select } from '../select/index.js';
import { Slider } from '../slider/index.js';
import { Sparkline } from '../sparkline/index.js';
import { Steps } from '../steps/index.js';
import { SwipeCell } from '../swipe-cell/index.js';
import { Swiper } from '../swiper/index.js';
import { Switch } from '../switch/index.js';
import { TabBar } from '../tab-bar/index.js';
import { Table } from '../table/index.js';
import { PageTabs, SwipeTabs, Tabs } from '../tabs/index.js';
import { Heading } from '../text/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';

afterEach(() => {
  vi.restoreAllMocks();
  warningsGiven.clear();
});

const nothing = () => undefined;
const field = { label: 'Amount', value: '', onValueChange: nothing };
const two = [
  { value: 'a', label: 'A', content: 'A' },
  { value: 'b', label: 'B', content: 'B' },
];

/** Values that types refuse, but data or JavaScript may pass: the part, its props, and the warnings. */
const cases: readonly [name: string, part: unknown, props: object, says: RegExp][] = [
  ['Accordion items', Accordion, { items: null }, /^Accordion: items null is/],
  ['Avatar name', Avatar, { name: null }, /^Avatar: name null is/],
  ['Badge count', Badge, { count: Number.NaN }, /^Badge: count NaN is/],
  ['Cell onClick', Cell, { title: 'Sign out', onClick: nothing }, /^Cell: `onClick` is on a row to read/],
  ['CodeField length', CodeField, { ...field, length: 0 }, /^CodeField: length 0 is/],
  ['CodeField value', CodeField, { ...field, value: 7 }, /^CodeField: value 7 is/],
  ['Combobox options', Combobox, { ...field, options: 'all' }, /^Combobox: options "all" is/],
  [
    'Countdown until',
    Countdown,
    { label: 'Ends', until: new Date('soon'), now: Date.now },
    /^Countdown: until Invalid Date is/,
  ],
  [
    'Countdown locale',
    Countdown,
    { label: 'Ends', until: new Date(), now: Date.now, locale: 'de_DE' },
    /^Countdown: locale "de_DE" is/,
  ],
  ['Countdown nothing', Countdown, { label: 'Ends', now: Date.now }, /^Countdown: until undefined is/],
  ['Countdown now', Countdown, { label: 'Ends', until: new Date() }, /^Countdown: now undefined is/],
  ['DonutChart parts', DonutChart, { label: 'Costs', parts: null }, /^DonutChart: parts null is/],
  ['Heading level', Heading, { level: 7, children: 'Seven' }, /^Heading: level "7" is/],
  ['ImageInput max', ImageInput, { ...field, value: [], max: -1, upload: nothing }, /^ImageInput: max -1 is/],
  [
    'ImageInput value',
    ImageInput,
    { ...field, value: null, max: 1, upload: nothing },
    /^ImageInput: value null is/,
  ],
  [
    'LineChart values',
    LineChart,
    { label: 'Value', axisLabel: 'Day', labels: ['1'], series: [{ id: 'a', label: 'A', values: ['x'] }] },
    /^LineChart: series a values\[0\] "x" is/,
  ],
  ['NumberInput value', NumberInput, { ...field, value: '1,234.5' }, /^NumberInput: value "1,234.5" is/],
  ['NumberInput number', NumberInput, { ...field, value: 12.5 }, /^NumberInput: value 12.5 is/],
  ['NumberInput value', NumberInput, { ...field, value: 'ten' }, /^NumberInput: value "ten" is/],
  ['NumberInput min', NumberInput, { ...field, min: 'ten' }, /^NumberInput: min "ten" is/],
  ['NumberInput decimals', NumberInput, { ...field, decimals: -1 }, /^NumberInput: decimals -1 is/],
  ['NumberInput locale', NumberInput, { ...field, locale: 'en_US' }, /^NumberInput: locale "en_US" is/],
  ['Picker options', Picker, { ...field, options: undefined }, /^Picker: options undefined is/],
  ['Picker value', Picker, { ...field, value: 'c', options: two }, /^Picker: value "c" is/],
  ['Price locale', Price, { value: '1', currency: 'USD', locale: 'x_y' }, /"x_y" is no language tag/],
  ['Progress nothing', Progress, { label: 'Paid' }, /^Progress: value undefined is/],
  ['Progress max', Progress, { label: 'Paid', value: 0.5, max: 0 }, /^Progress: max 0 is/],
  ['Progress value', Progress, { label: 'Paid', value: Number.NaN }, /^Progress: value NaN is/],
  ['Progress per cent', Progress, { label: 'Paid', value: 61 }, /^Progress: value 61 is more than all of it/],
  [
    'Progress locale',
    Progress,
    { label: 'Paid', value: 0.5, locale: 'de_DE' },
    /^Progress: locale "de_DE" is/,
  ],
  ['QrCode value', QrCode, { label: 'Key', value: 'x'.repeat(500) }, /^QrCode: value of 500 characters is/],
  ['RadioList value', RadioList, { ...field, value: 'c', options: two }, /^RadioList: value "c" is/],
  [
    'Refresher thresholdPx',
    Refresher,
    { onRefresh: nothing, thresholdPx: -4 },
    /^Refresher: thresholdPx -4 is/,
  ],
  [
    'Refresher maxDurationMs',
    Refresher,
    { onRefresh: nothing, maxDurationMs: Number.NaN },
    /^Refresher: maxDurationMs NaN is/,
  ],
  [
    'SegmentedControl options',
    SegmentedControl,
    { ...field, options: null },
    /^SegmentedControl: options null is/,
  ],
  [
    'SegmentedControl value',
    SegmentedControl,
    { ...field, value: 'c', options: two },
    /^SegmentedControl: value "c" is/,
  ],
  ['Select options', Select, { ...field, options: undefined }, /^Select: options undefined is/],
  ['Slider max', Slider, { ...field, max: 'ten' }, /^Slider: max "ten" is/],
  ['Slider value', Slider, { ...field, value: 'half' }, /^Slider: value "half" is/],
  ['Sparkline values', Sparkline, { values: [1, Number.NaN, 3] }, /^Sparkline: values\[1\] NaN is/],
  ['Sparkline nothing', Sparkline, { values: undefined }, /^Sparkline: values undefined is/],
  ['Steps items', Steps, { items: undefined }, /^Steps: items undefined is/],
  ['SwipeCell actions', SwipeCell, { label: 'Row', actions: null }, /^SwipeCell: actions null is/],
  ['Swiper items', Swiper, { label: 'News', items: undefined }, /^Swiper: items undefined is/],
  ['Swiper intervalMs', Swiper, { label: 'News', items: [], intervalMs: 0 }, /^Swiper: intervalMs 0 is/],
  ['TabBar items', TabBar, { label: 'Main', items: undefined }, /^TabBar: items undefined is/],
  [
    'Table cell',
    Table,
    { caption: 'Fees', columns: [{ id: 'fee', label: 'Fee' }], rows: [1], rowKey: String },
    /^Table: columns fee cell undefined is/,
  ],
  ['Table rows', Table, { caption: 'Fees', columns: [], rows: null }, /^Table: rows null is/],
  ['Tabs items', Tabs, { ...field, items: undefined }, /^Tabs: items undefined is/],
  ['Tabs value', Tabs, { ...field, value: 'c', items: two }, /^Tabs: value "c" is/],
  ['TextArea rows', TextArea, { ...field, rows: 0 }, /^TextArea: rows 0 is/],
  ['TextField maxLength', TextField, { ...field, maxLength: -1 }, /^TextField: maxLength -1 is/],
  ['TextField value', TextField, { ...field, value: null }, /^TextField: value null is/],
];

const options = two;
/** Parts with a value that has no natural beginning, what else they need, and a value if '' is none. */
const valued: readonly [name: string, part: unknown, props?: object, value?: unknown][] = [
  ['Calendar', Calendar],
  ['Checkbox', Checkbox, {}, false],
  ['CheckboxGroup', CheckboxGroup, { options }, []],
  ['ChipGroup', ChipGroup, { options }, []],
  ['CodeField', CodeField],
  ['Combobox', Combobox, { options }],
  ['DateField', DateField],
  ['DatePicker', DatePicker],
  ['DateRange', DateRange, {}, { from: '', to: '' }],
  ['NumberInput', NumberInput],
  ['PageTabs', PageTabs, { items: two }, 'a'],
  ['PasswordField', PasswordField],
  ['PayPasswordPad', PayPasswordPad],
  ['PhoneField', PhoneField, { areaCodes: [] }, { areaCode: '', number: '' }],
  ['Picker', Picker, { options }],
  ['RadioList', RadioList, { options }],
  ['SearchField', SearchField],
  ['SegmentedControl', SegmentedControl, { options }],
  ['Select', Select, { options }],
  ['Slider', Slider, { min: '0', max: '9' }],
  ['SuggestField', SuggestField, { findOptions: () => Promise.resolve([]) }],
  ['SwipeTabs', SwipeTabs, { items: two }, 'a'],
  ['Switch', Switch, {}, false],
  ['Tabs', Tabs, { items: two }],
  ['TextArea', TextArea],
  ['TextField', TextField],
];

test.each(valued)(
  '%s without a value: it is said once, with how it can have one',
  (name, part, props, value = '') => {
    const said = vi.spyOn(console, 'warn').mockImplementation(nothing);
    const draw = (value: object) =>
      renderToString(createElement(part as ComponentType, { label: 'Choice', ...props, ...value } as object));
    draw({});
    const says = expect.stringMatching(`^${name}: it has neither .*\\. .*not kept\\. Pass .*defaultValue`);
    expect(said.mock.calls).toEqual([[says]]);
    said.mockClear();
    warningsGiven.clear();
    draw({ defaultValue: value });
    draw({ value });
    expect(said).not.toHaveBeenCalled();
  },
);

test.each(cases)('%s: said in three parts, and the page stands', (_name, part, props, says) => {
  const said = vi.spyOn(console, 'warn').mockImplementation(nothing);
  vi.spyOn(console, 'error').mockImplementation(nothing);
  expect(() => renderToString(createElement(part as ComponentType, props))).not.toThrow();
  const messages = said.mock.calls.map(([message]) => String(message));
  expect(messages).toEqual(expect.arrayContaining([expect.stringMatching(says)]));
  // What happened, its effect, what to do instead.
  for (const message of messages)
    expect(message.match(/\.(\s|$)/g)?.length, message).toBeGreaterThanOrEqual(3);
});
