import { expect, test } from 'vitest';

test('what a pointer hovers over is marked only where a pointer can hover', () => {
  import.meta.glob('../*/*.css.ts', { eager: true });
  const found = [...document.styleSheets].flatMap((sheet) => hoverRules(sheet.cssRules, []));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ media }) => !media.includes('(hover: hover)'))).toEqual([]);
});

/** Every rule with `:hover`, and the media conditions around it. */
function hoverRules(
  rules: CSSRuleList,
  media: readonly string[],
): { selector: string; media: readonly string[] }[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule)
      return rule.selectorText.includes(':hover') ? [{ selector: rule.selectorText, media }] : [];
    if (!(rule instanceof CSSGroupingRule)) return [];
    const around = rule instanceof CSSMediaRule ? [...media, rule.conditionText] : media;
    return hoverRules(rule.cssRules, around);
  });
}
