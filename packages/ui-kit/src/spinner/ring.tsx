import { sizes, spinner } from './Spinner.css.js';

/** The small ring of a button, without the props of a `Spinner`. */
export const ring = <span data-part="spinner" className={`${spinner} ${sizes.small}`} aria-hidden="true" />;
