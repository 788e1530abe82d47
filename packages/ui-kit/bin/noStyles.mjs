// @ts-check
/**
 * `node --import @fairlot/ui-kit/no-styles` runs the kit in plain Node, which cannot read style sheets: a module that
 * imports one gets an empty module. It is for tests, and for servers whose code is not bundled; their pages link
 * `@fairlot/ui-kit/styles.css`.
 */
import { register } from 'node:module';

const hook = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
