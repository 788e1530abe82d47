import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { MODES } from '../../.storybook/modes.js';
import { openStory } from './openStory.js';
import { listStories } from './stories.js';

const stories = listStories();

/** The story's id. @throws when no story has that title and name */
function idOf(title: string, name: string): string {
  const story = stories.find((each) => each.title === title && each.name.replaceAll(' ', '') === name);
  if (story === undefined) throw new Error(`There is no story ${title}: ${name}`);
  return story.id;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Controls that a background or a shadow draws, with the checked selector. */
const EDGES: readonly [title: string, name: string, selector: string][] = [
  ['Actions/Button', 'Secondary', 'button'],
  ['Inputs/Checkbox', 'Unticked', 'input'],
  ['Inputs/Code field', 'Empty', 'span[class*=place], [class*=places] > span, input'],
  ['Inputs/Switch', 'Off', 'input'],
  ['Inputs/Text field', 'Resting', ':has(> input)'],
];

for (const [title, name, selector] of EDGES)
  test(`where the system forces its colours an edge is seen: ${title}`, async ({ page }) => {
    await openStory(page, idOf(title, name), MODES.forced);
    const control = page.locator('#storybook-root').locator(selector).first();
    const { width = 0, height = 0, x = 0, y = 0 } = (await control.boundingBox()) ?? {};
    // With a margin, because the line may be on either side of the edge.
    const clip = { x: Math.max(0, x - 3), y: Math.max(0, y - 3), width: width + 6, height: height + 6 };
    expect(coloursOf(await page.screenshot({ clip }))).toBeGreaterThan(1);
  });

/** States that differ only by their background. */
const STATES: readonly [title: string, first: string, second: string][] = [
  ['Inputs/Switch', 'Off', 'On'],
  ['Inputs/Checkbox', 'Unticked', 'Ticked'],
  ['Inputs/Text field', 'Resting', 'Failed'],
  ['Inputs/Pay password pad', 'Empty', 'HalfGiven'],
];

for (const [title, first, second] of STATES)
  test(`where the system forces its colours a state is seen: ${title}, ${second}`, async ({ page }) => {
    await openStory(page, idOf(title, first), MODES.forced);
    const before = await page.screenshot();
    await openStory(page, idOf(title, second), MODES.forced);
    expect((await page.screenshot()).equals(before)).toBe(false);
  });

/** Controls whose state has an edge of its own. */
const FOCUSED: readonly [title: string, name: string][] = [
  ['Inputs/Segmented control', 'Resting'],
  ['Inputs/Select', 'Failed'],
];

for (const [title, name] of FOCUSED)
  test(`where the system forces its colours the focus is seen: ${title}, ${name}`, async ({ page }) => {
    await openStory(page, idOf(title, name), MODES.forced);
    const before = await page.screenshot();
    await page.keyboard.press('Tab');
    await expect(page.locator('#storybook-root :focus')).toHaveCount(1);
    expect((await page.screenshot()).equals(before)).toBe(false);
  });

test('where the system forces its colours, a control without an edge is caught', async ({ page }) => {
  await openStory(page, idOf('Inputs/Switch', 'Off'), MODES.forced);
  await page.addStyleTag({
    content: 'input, input::before { outline: 0 !important; background: Canvas !important }',
  });
  const box = (await page.locator('#storybook-root input').first().boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 1,
    height: 1,
  };
  expect(coloursOf(await page.screenshot({ clip: box }))).toBe(1);
});

/** The number of colours in the central row and column of a picture, which both cross an edge. */
function coloursOf(picture: Buffer): number {
  const { data, width, height } = PNG.sync.read(picture);
  const seen = new Set<string>();
  const at = (x: number, y: number) =>
    seen.add(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).join());
  for (let x = 0; x < width; x += 1) at(x, 1 + Math.floor(height / 2));
  for (let y = 0; y < height; y += 1) at(Math.floor(width / 2), y);
  return seen.size;
}
