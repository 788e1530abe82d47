import { describe, expect, it } from 'vitest';
import { leaveOut } from './leaveOut.js';

const LACKING = ['/pages/loan', '/pages/loan/history'];
const without = (source: string) => leaveOut(source, LACKING).replace(/\s+/g, ' ').trim();

describe('a source of a product that lacks pages', () => {
  it.each([
    [
      'an entry keyed by the page',
      "const a = { '/pages/loan': 1, '/pages/fund': 2 };",
      "const a = { '/pages/fund': 2 };",
    ],
    [
      'an entry of a table',
      "const a = { x: { path: '/pages/loan' }, y: { path: '/pages/fund' } };",
      "const a = { y: { path: '/pages/fund' } };",
    ],
    [
      'an entry of a list',
      "const a = [{ to: '/pages/fund' }, { to: '/pages/loan' as const }];",
      "const a = [{ to: '/pages/fund' }, ];",
    ],
    [
      'a link among others',
      'const a = <p>x<Link to="/pages/loan">Loans</Link></p>;',
      'const a = <p>x{null}</p>;',
    ],
    ['a link alone', 'const a = () => <Link to="/pages/loan/history" />;', 'const a = () => null;'],
    [
      'what is only drawn where the page is',
      "const a = canReach('/pages/loan') && b && <Part />;",
      'const a = false;',
    ],
  ])('loses %s', (_what, source, left) => {
    expect(without(source)).toBe(left);
  });

  it('loses imports that nothing uses any more, and no other', () => {
    const source =
      "import { Part } from './Part.js'; import { b } from './b.js'; import './c.css'; f(canReach('/pages/loan') && Part, b);";
    expect(without(source)).toBe("import { b } from './b.js'; import './c.css'; f(false, b);");
  });

  it.each([
    "const a = { path: '/pages/fund', next: '/pages/loan' };",
    'navigate({ to: "/pages/loan" });',
    '<Link to="/pages/loans" />;',
    "canReach('/pages/fund') && <Part />;",
  ])('keeps %s', (source) => {
    expect(leaveOut(source, LACKING)).toBe(source);
  });
});
