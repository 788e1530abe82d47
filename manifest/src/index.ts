export {
  defineManifest,
  pathsOf,
  resolvePage,
  tabsOf,
  type GuardOf,
  type IconOf,
  type Layout,
  type LinkablePath,
  type Manifest,
  type OfferedLocale,
  type Page,
  type Path,
  type ResolvedPage,
  type SearchInputOf,
  type SearchOutputOf,
  type Tab,
  type ToolOf,
} from './define.js';
export {
  BadSearch,
  parseField,
  readSearch,
  searchDefaults,
  type Field,
  type Fields,
  type SearchInput,
  type SearchOutput,
  type SearchValue,
} from './fields.js';
export { h5, type H5 } from './h5.js';
export { catalogueOf } from './catalogue.js';
