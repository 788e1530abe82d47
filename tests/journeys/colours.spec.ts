import { expect, test, type Page } from '../support/test.js';

interface Shown {
  /** The root element's current colours of gain and loss. */
  readonly inks: { readonly gain: string; readonly loss: string };
  /** Visible figures of rises and falls, with their colour. */
  readonly moves: readonly { direction: 'gain' | 'loss'; text: string; color: string }[];
  /** Visible figures that start with a sign. */
  readonly signed: readonly { text: string; color: string }[];
}

/** Reads everything at one moment, because prices keep changing. */
const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const probe = document.createElement('span');
    document.body.append(probe);
    const inkOf = (role: string) => {
      probe.style.color = `var(--uk-color-${role})`;
      return getComputedStyle(probe).color;
    };
    const inks = { gain: inkOf('gain-ink'), loss: inkOf('loss-ink') };
    probe.remove();
    const inSight = [...document.querySelectorAll('main *')].filter((each) => each.checkVisibility());
    const written = (each: Element) => ({ text: each.textContent, color: getComputedStyle(each).color });
    return {
      inks,
      moves: inSight.flatMap((each) => {
        const direction = each.getAttribute('data-direction');
        return direction === 'gain' || direction === 'loss' ? [{ direction, ...written(each) }] : [];
      }),
      signed: inSight
        .filter((each) => each.children.length === 0 && /^\s*[+\u2212].*\d/.test(each.textContent))
        .map(written),
    };
  });

/** Chooses colours as another tab of the same customer does; open pages follow. */
const choose = (page: Page, choice: string) =>
  page.evaluate((stored) => {
    localStorage.setItem('fairlot.1.changeColors', stored);
    window.dispatchEvent(new StorageEvent('storage', { key: 'fairlot.1.changeColors', newValue: stored }));
  }, JSON.stringify(choice));

test('each page shows gains and losses in the colours that the customer chose', async ({ page, enter }) => {
  test.setTimeout(300_000);
  const member = await enter();
  const { data: positions } = await member.get<{ data: { symbol: string }[] }>('/position?state=open');
  const { data: funds } = await member.get<{ data: { fund_id: string }[] }>('/fund_holding');
  const addresses = [
    '/pages/main/home/index',
    '/pages/main/market/index?tab=gainers',
    '/pages/main/market/index?tab=losers',
    '/pages/main/watchlist/index',
    '/pages/main/trade/index',
    '/pages/main/trade/index?tab=closed',
    '/pages/main/profile/index',
    '/pages/profile/performance',
    `/pages/quote/stock?symbol=${positions[0]?.symbol ?? ''}`,
    '/pages/quote/globalindex',
    '/pages/quote/in?symbol=NA-500',
    '/pages/quote/gin?symbol=HB-50',
    '/pages/quote/replay',
    '/pages/product/popular',
    '/pages/fund/index',
    '/pages/fund/index?tab=mine',
    `/pages/fund/detail?id=${funds[0]?.fund_id ?? ''}`,
    '/pages/search/index?q=bank',
  ];
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(`/#${address}`);
      // `data-page` names the drawn page, so that content of the previous page is not read.
      const drawn = page.locator(`main[data-page="${address.split('?')[0] ?? ''}"]`);
      const moves = drawn.locator('[data-direction="gain"], [data-direction="loss"]');
      await expect(moves.filter({ visible: true }).first()).toBeVisible();
      await choose(page, 'greenUp');
      const { inks: greenUp } = await shown(page);
      expect(greenUp.gain).not.toBe(greenUp.loss);
      const usual = Object.values(greenUp);
      for (const choice of ['redUp', 'colorBlind', 'colorBlindRedUp', 'greenUp']) {
        await choose(page, choice);
        await expect(async () => {
          const now = await shown(page);
          if (choice === 'redUp') expect(now.inks).toEqual({ gain: greenUp.loss, loss: greenUp.gain });
          if (choice === 'greenUp') expect(now.inks).toEqual(greenUp);
          if (choice.startsWith('colorBlind')) {
            expect(usual).not.toContain(now.inks.gain);
            expect(now.signed.filter(({ color }) => usual.includes(color))).toEqual([]);
          }
          expect(now.moves.length).toBeGreaterThan(0);
          expect(now.moves.filter(({ direction, color }) => color !== now.inks[direction])).toEqual([]);
        }, `${choice} on ${address}`).toPass({ timeout: 20_000 });
      }
    });
  }
});
