import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DateField, DatePicker } from '../date-picker/index.js';
import { loading, LoadingOverlay } from '../loading/index.js';
import { de, fr } from '../messages/index.js';
import { Modal } from '../modal/index.js';
import { NumberInput } from '../number-input/index.js';
import { Change, Price } from '../price/index.js';
import { Progress } from '../progress/index.js';
import { QuoteRow } from '../quote-row/index.js';
import { mount } from '../testing/mount.js';
import { KitProvider, useKitLocale } from './index.js';

afterEach(() => vi.restoreAllMocks());

const nothing = () => undefined;

/** A sample of all localized output. */
function Figures() {
  return (
    <>
      <Price value="1234.5" currency="EUR" />
      <Change percent="-1.5" />
      <QuoteRow as="div" symbol="HBR" price="2500.5" currency="EUR" changePercent="1" />
      <Progress label="P" value={0.5} />
      <NumberInput label="N" value="1234.5" onValueChange={nothing} />
      <DateField label="D" value="2026-12-31" onValueChange={nothing} />
      <DatePicker label="E" value="2026-12-31" onValueChange={nothing} />
    </>
  );
}

const writtenIn = (element: Element | null) => ({
  text: element?.textContent?.replaceAll('\u00A0', ' ') ?? '',
  typed: [...(element?.querySelectorAll('input') ?? [])].map(({ value }) => value),
});

test('two languages stand side by side, each whole, whatever the page says it speaks', () => {
  const { container } = mount(
    <>
      <KitProvider locale="de" messages={de}>
        <section lang="de">
          <Figures />
        </section>
      </KitProvider>
      <section lang="en">
        <Figures />
      </section>
      <KitProvider locale="fr" messages={fr}>
        <section lang="fr">
          <Figures />
        </section>
      </KitProvider>
    </>,
  );
  const [german, english, french] = [...container.querySelectorAll('section')].map(writtenIn);
  for (const said of ['1.234,50 €', 'gefallen −1,50 %', '2.500,50 €', '50 %', '31. Dezember 2026'])
    expect(german?.text).toContain(said);
  expect(german?.typed).toEqual(['1.234,5', '31.12.2026']);
  for (const said of ['€1,234.50', 'down −1.50%', '€2,500.50', '50%', 'December 31, 2026'])
    expect(english?.text).toContain(said);
  expect(english?.typed).toEqual(['1,234.5', '12/31/2026']);
  expect(french?.text).toContain('en baisse');
  expect(french?.typed).toEqual(['1\u202F234,5', '31/12/2026']);
});

test("a part's own locale comes before the provider's, and an inner provider keeps what it does not say", () => {
  const Seen = () => {
    const { locale, messages, direction, timeZone, currencyDisplay } = useKitLocale();
    return <p>{[locale, messages.ok, direction, timeZone, currencyDisplay].join(' ')}</p>;
  };
  const { container } = mount(
    <KitProvider locale="de" messages={{ ok: 'Passt' }} timeZone="Asia/Tokyo" currencyDisplay="code">
      <Price value="1234.5" currency="USD" locale="en" />
      <Price value="1234.5" currency="USD" />
      <KitProvider locale="de-AT">
        <Seen />
      </KitProvider>
      <KitProvider locale="he" messages={{ ok: 'אישור' }}>
        <Seen />
      </KitProvider>
    </KitProvider>,
  );
  expect(container.textContent?.replaceAll('\u00A0', ' ')).toBe(
    'USD 1,234.501.234,50 USDde-AT Passt ltr Asia/Tokyo codehe אישור rtl Asia/Tokyo code',
  );
});

test('today is the day of the time zone', async () => {
  // The two zones are 25 hours apart, so their days always differ.
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const { unmount } = mount(
      <KitProvider locale="en" timeZone={timeZone}>
        <DatePicker label="Day" value="" onValueChange={nothing} />
      </KitProvider>,
    );
    await page.getByRole('button', { name: 'Day' }).click();
    const today = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone }).format();
    await expect.element(page.getByRole('button', { name: today })).toHaveFocus();
    unmount();
  }
});

test('a dialog carries its language out of the element that holds it', async () => {
  mount(
    <KitProvider locale="ar" messages={{}}>
      <section lang="ar" dir="rtl">
        <Modal open onOpenChange={nothing} title="Title" />
      </section>
    </KitProvider>,
  );
  await expect.element(page.getByRole('dialog')).toHaveAttribute('lang', 'ar');
  await expect.element(page.getByRole('dialog')).toHaveAttribute('dir', 'rtl');
});

test('another language changes everything in place', () => {
  let speakGerman: () => void = nothing;
  function Page() {
    const [isGerman, setIsGerman] = useState(false);
    speakGerman = () => setIsGerman(true);
    return (
      <KitProvider locale={isGerman ? 'de' : 'en'} messages={isGerman ? de : {}}>
        <Change value="-1234.5" />
      </KitProvider>
    );
  }
  const { container, rerender } = mount(<Page />);
  expect(container.textContent).toBe('down −1,234.50');
  speakGerman();
  rerender(<Page />);
  expect(container.textContent).toBe('gefallen −1.234,50');
});

test('a second done of a loading is told in the language of its overlay', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(nothing);
  mount(
    <KitProvider locale="de" messages={de}>
      <LoadingOverlay />
    </KitProvider>,
  );
  const wait = loading.show();
  wait.done();
  wait.done();
  expect(warn).toHaveBeenCalledWith(de.loadingUnpaired);
});
