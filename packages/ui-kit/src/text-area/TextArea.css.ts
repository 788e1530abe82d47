import { component } from '../css/index.js';
import { control } from '../field/Field.css.js';
import { vars } from '../theme/contract.css.js';

export const area = component([
  control,
  {
    display: 'block',
    boxSizing: 'border-box',
    // The minimum number of rows, if `field-sizing` makes the attribute ineffective.
    minHeight: `calc(var(--uk-rows) * 1lh + 2 * ${vars.space.x3})`,
    paddingBlock: vars.space.x3,
    // Grows with its text, if the browser supports it.
    fieldSizing: 'content',
    maxHeight: '50vh',
    resize: 'none',
    overflowWrap: 'anywhere',
    '@supports': { 'not (field-sizing: content)': { resize: 'vertical' } },
  },
]);
