import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { colorBlindClass, redUpClass } from '../theme/defineBrand.js';
import { fairlotLight } from '../theme/brands/fairlotLight.css.js';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { loadKitMessages } from '../messages/index.js';
import { KitProvider } from '../provider/index.js';
import { Change, Price } from './index.js';

test('writes figures with the minus of typography, cut and not rounded, and a dash for the unknown', async () => {
  const { container } = mount(
    <>
      <Price value="-1234.999" currency="USD" />
      <Price value="1234.5" currency="EUR" locale="de" />
      <Price value={undefined} currency="USD" />
    </>,
  );
  const texts = [...container.children].map((element) => element.textContent);
  expect(texts).toEqual(['−$1,234.99', '1.234,50\u00a0€', '–']);
  expect(getComputedStyle(container.children[0] ?? container).fontVariantNumeric).toContain('tabular-nums');
  await expectNoAxeFaults();
});

test.each([
  ['en', 'not known'],
  ['de', 'nicht bekannt'],
  ['it', 'non disponibile'],
  ['fr', 'inconnu'],
  ['es', 'desconocido'],
])(
  'in %s a screen reader hears that a price is not known, and the eye sees a dash',
  async (locale, words) => {
    const messages = await loadKitMessages(locale);
    const { container } = mount(
      <KitProvider locale={locale} messages={messages}>
        <a href="#nora">
          Nora <Price value={null} currency="EUR" />
        </a>
      </KitProvider>,
    );
    await expect.element(page.getByRole('link', { name: `Nora ${words}` })).toBeVisible();
    const seen = container.querySelector('[data-part="price"]')?.lastChild;
    expect(seen?.textContent).toBe('–');
    await expectNoAxeFaults();
  },
);

test('a change reads without its colour: arrow, sign and a word for screen readers', async () => {
  const { container } = mount(
    <>
      <Change percent="1.239" />
      <Change value="-3.1" percent="-2" isChip />
      <Change value="0" />
      <Change />
    </>,
  );
  const changes = [...container.children];
  expect(changes.map((element) => element.textContent)).toEqual([
    'up +1.24%',
    'down −3.10 (−2.00%)',
    'unchanged 0.00',
    '–',
  ]);
  expect(changes.map((element) => element.querySelector('svg') !== null)).toEqual([true, true, false, false]);
  // The dash is for the eye alone.
  await expect.element(page.getByRole('img', { name: 'not known', exact: true })).toHaveTextContent('–');
  await expectNoAxeFaults();
});

test('a change of money has its currency, on the side of the locale, after the sign', () => {
  const { container } = mount(
    <>
      <Change value="171.999" currency="USD" percent="1.5" />
      <Change value="-3.1" currency="EUR" locale="de" />
      <Change value="2" currency="USDT" />
      <Change value="0" currency="USD" />
      <Change value={null} currency="USD" />
      <Change value="soon" currency="USD" />
    </>,
  );
  expect([...container.children].map((element) => element.textContent)).toEqual([
    'up +$171.99 (+1.50%)',
    'down −3,10\u00A0€',
    'up +2.00\u00A0USDT',
    'unchanged $0.00',
    '–',
    '–',
  ]);
});

test('where red means rise, rise and fall change their colours', () => {
  const both = (
    <>
      <Change percent="1" />
      <Change percent="-1" />
    </>
  );
  const { container } = mount(
    <>
      {both}
      <div className={`${fairlotLight} ${redUpClass}`}>{both}</div>
    </>,
  );
  const [up, down, redUp, redDown] = [...container.querySelectorAll('[data-direction]')].map(
    (element) => getComputedStyle(element).color,
  );
  expect(up).not.toBe(down);
  expect([redUp, redDown]).toEqual([down, up]);
});

test('the colours of rise and fall follow the convention set above', () => {
  const { container } = mount(
    <>
      <Change percent="1" />
      <div className={`${fairlotLight} ${colorBlindClass}`}>
        <Change percent="1" />
      </div>
    </>,
  );
  const [usual, blind] = [...container.querySelectorAll('[data-direction]')].map(
    (element) => getComputedStyle(element).color,
  );
  expect(usual).not.toBe(blind);
});
