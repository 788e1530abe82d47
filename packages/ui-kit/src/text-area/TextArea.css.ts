import { component } from '../css/index.js';
import { control } from '../field/Field.css.js';
import { vars } from '../theme/contract.css.js';

export const area = component([
  control,
  {
    display: 'block',
    boxSizing: 'border-box',
    // As many rows as it is given, where it grows with its text and the attribute says nothing.
    minHeight: `calc(var(--uk-rows) * 1lh + 2 * ${vars.space.x3})`,
    paddingBlock: vars.space.x3,
    // It grows with its text, where the browser can.
    fieldSizing: 'content',
    maxHeight: '50vh',
    resize: 'none',
    overflowWrap: 'anywhere',
    '@supports': { 'not (field-sizing: content)': { resize: 'vertical' } },
  },
]);
