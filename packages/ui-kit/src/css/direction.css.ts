import { componentGlobal } from './component.js';

/** 1 where text runs from left to right, -1 where it runs from right to left: a factor of what points along the line. */
export const SIDE = 'var(--uk-x, 1)';

// Inherited, so that the nearest `dir` decides, also where one language stands inside another. Not `:dir()`, because
// build tools turn it into a list of languages.
componentGlobal('[dir=ltr]', { vars: { '--uk-x': '1' } });
componentGlobal('[dir=rtl]', { vars: { '--uk-x': '-1' } });
