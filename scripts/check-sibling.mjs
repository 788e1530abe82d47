// @ts-check
/** `npm test -- sibling`: the packages as a product of somebody else takes them. See scripts/lib/sibling.mjs. */
import { buildSibling } from './lib/sibling.mjs';
import { startStep } from './lib/terminal.mjs';

const step = startStep('A sibling product on the packed kit and forms');
try {
  const { css, html } = await buildSibling(step.detail);
  const faults = [
    [css.includes('@layer kit.components'), 'no styles of the kit in its style sheet'],
    [!css.includes('--uk-color-brand-rest:'), 'a theme that it does not use is in its style sheet'],
    [
      html.includes('uk-harbour') && html.includes('--uk-color-brand-rest'),
      'its brand is not in the server page',
    ],
    [html.includes('role="tablist"'), 'the server rendered no tabs'],
    [html.includes('1.234,50'), 'the server did not write figures as the page does'],
  ].flatMap(([isRight, fault]) => (isRight ? [] : [String(fault)]));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  step.pass();
} catch (error) {
  step.fail();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
