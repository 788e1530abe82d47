// @ts-check
/**
 * The compared kits: how each is imported and rendered, by its own documentation. `button` and `cell` are bodies of
 * `(i) => element`. Their text is a template string, because `Row {i}` would make two text nodes, which changes the
 * figures of cells by a fifth.
 * @typedef {object} Contestant
 * @property {string} name
 * @property {string} imports
 * @property {string} button
 * @property {string | null} cell null when the kit has none
 * @property {string} [wrap] the element around all
 */

/** @type {Contestant} */
export const PLAIN = {
  name: 'HTML, unstyled',
  imports: '',
  button: 'h("button", { key: i, type: "button", className: "b" }, `Button ${i}`)',
  cell: 'h("div", { key: i, className: "c" }, h("span", null, `Row ${i}`), h("span", null, "12.50"))',
};

/** @type {Contestant} */
export const OURS = {
  name: 'ours',
  imports: `import { Button } from '@fairlot/ui-kit/button'; import { Cell } from '@fairlot/ui-kit/list'; import { fairlotLight } from '@fairlot/ui-kit/theme'; document.documentElement.className = fairlotLight;`,
  button: 'h(Button, { key: i }, `Button ${i}`)',
  cell: 'h(Cell, { key: i, title: `Row ${i}`, end: "12.50" })',
};

/**
 * HTML with the same appearance as ours, styled by hand (handStyles.css). Unstyled HTML looks different: its inline
 * button is 21 px high and its row 18, where ours are 44 and 56.
 * @type {Contestant}
 */
export const HAND = {
  name: 'HTML, styled by hand',
  imports: '',
  button: 'h("button", { key: i, type: "button", className: "hand-button" }, `Button ${i}`)',
  cell: 'h("div", { key: i, className: "hand-cell" }, h("span", { className: "hand-title" }, `Row ${i}`), h("span", { className: "hand-end" }, "12.50"))',
};

/** @type {readonly Contestant[]} */
export const PEERS = [
  {
    name: 'antd-mobile',
    imports: `import { Button, List } from 'antd-mobile';`,
    button: 'h(Button, { key: i }, `Button ${i}`)',
    cell: 'h(List.Item, { key: i, extra: "12.50" }, `Row ${i}`)',
  },
  {
    name: 'NutUI',
    imports: `import { Button, Cell } from '@nutui/nutui-react'; import '@nutui/nutui-react/dist/style.css';`,
    button: 'h(Button, { key: i }, `Button ${i}`)',
    cell: 'h(Cell, { key: i, title: `Row ${i}`, extra: "12.50" })',
  },
  {
    name: 'TDesign mobile',
    imports: `import { Button, Cell } from 'tdesign-mobile-react'; import 'tdesign-mobile-react/es/style/index.css';`,
    button: 'h(Button, { key: i }, `Button ${i}`)',
    cell: 'h(Cell, { key: i, title: `Row ${i}`, note: "12.50" })',
  },
  {
    name: 'Mantine',
    imports: `import { Button, NavLink, MantineProvider } from '@mantine/core'; import '@mantine/core/styles.css';`,
    button: 'h(Button, { key: i }, `Button ${i}`)',
    cell: 'h(NavLink, { key: i, label: `Row ${i}`, rightSection: "12.50" })',
    wrap: 'MantineProvider',
  },
  {
    name: 'Base UI',
    imports: `import { Button } from '@base-ui/react/button';`,
    button: 'h(Button, { key: i }, `Button ${i}`)',
    cell: null,
  },
  {
    name: 'React Aria',
    imports: `import { Button } from 'react-aria-components';`,
    button: 'h(Button, { key: i }, `Button ${i}`)',
    cell: null,
  },
];

/**
 * The parts of other kits that do what ours do; each is what a product imports.
 * @type {readonly {part: string, peer: string, code: string}[]}
 */
export const PEER_PARTS = [
  { part: 'toast', peer: 'sonner', code: `export { Toaster, toast } from 'sonner';` },
  { part: 'toast', peer: 'Base UI', code: `export { Toast } from '@base-ui/react/toast';` },
  { part: 'toast', peer: 'antd-mobile', code: `export { Toast } from 'antd-mobile';` },
  { part: 'confirm', peer: 'Base UI', code: `export { AlertDialog } from '@base-ui/react/alert-dialog';` },
  { part: 'confirm', peer: 'antd-mobile', code: `export { Dialog } from 'antd-mobile';` },
  { part: 'refresher', peer: 'antd-mobile', code: `export { PullToRefresh } from 'antd-mobile';` },
  {
    part: 'number input',
    peer: 'Base UI',
    code: `export { NumberField } from '@base-ui/react/number-field';`,
  },
  { part: 'number input', peer: 'antd-mobile', code: `export { Stepper } from 'antd-mobile';` },
  {
    part: 'number input',
    peer: 'React Aria',
    code: `export { NumberField, Input, Group, Button } from 'react-aria-components';`,
  },
  { part: 'image input', peer: 'antd-mobile', code: `export { ImageUploader } from 'antd-mobile';` },
  { part: 'tabs', peer: 'Base UI', code: `export { Tabs } from '@base-ui/react/tabs';` },
  {
    part: 'all six',
    peer: 'antd-mobile',
    code: `export { Toast, Dialog, PullToRefresh, Stepper, ImageUploader, Tabs } from 'antd-mobile';`,
  },
  {
    part: 'all six',
    peer: 'TDesign mobile',
    code: `export { Toast, Dialog, PullDownRefresh, Stepper, Upload, Tabs } from 'tdesign-mobile-react';`,
  },
  {
    part: 'all six',
    peer: 'NutUI',
    code: `export { Toast, Dialog, PullToRefresh, InputNumber, Uploader, Tabs } from '@nutui/nutui-react';`,
  },
];
