import { component } from '../css/index.js';
import { control } from '../field/Field.css.js';
import { vars } from '../theme/contract.css.js';

/** The average width of a character, in em, also of wide fonts. */
const CHARACTER = 0.6;

/** Hides the browser's clear button; the field's own has an accessible name. */
export const searchControl = component([
  control,
  {
    containerType: 'inline-size',
    selectors: {
      '&::-webkit-search-cancel-button': { display: 'none' },
      // The only visible label: large text becomes smaller before it is cut.
      '&::placeholder': {
        fontSize: `min(1em, calc(100cqi / (${CHARACTER} * var(--uk-placeholder))))`,
        // In the middle of the line; the browser puts it on the base line of the larger text.
        translate: `0 calc((1em - ${vars.type.lead.size}) * 0.35)`,
      },
    },
  },
]);
