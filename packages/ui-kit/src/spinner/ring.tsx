import { sizes, spinner } from './Spinner.css.js';

/** The small ring as it stands in a button: without what a `Spinner` of its own takes. */
export const ring = <span data-part="spinner" className={`${spinner} ${sizes.small}`} aria-hidden="true" />;
