// @ts-check
/**
 * Measures what a product downloads for each part alone, and for the six parts of the requirement together: gzip kB
 * (1000 bytes, as Vite and browsers count) with CSS and all dependencies except React. Chunks that load on first use
 * are not counted.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sizeOf } from './sizeOf.mjs';

const kit = dirname(dirname(fileURLToPath(import.meta.url)));
const SIX = [
  `export { toast, Toaster } from './toast/index.js';`,
  `export { confirm, ModalHost } from './modal/index.js';`,
  `export { Refresher } from './refresher/index.js';`,
  `export { NumberInput } from './number-input/index.js';`,
  `export { ImageInput } from './image-input/index.js';`,
  `export { Tabs } from './tabs/index.js';`,
];

const BUTTON = `export { Button } from './button/index.js';`;

/**
 * `beside`: what the product has already; only what `code` adds to it is counted.
 * @type {readonly {name: string, code: string, beside?: string, budgetKb: number}[]}
 */
const PARTS = [
  { name: 'button', code: BUTTON, budgetKb: 1.61 },
  { name: 'button beside confirm', code: BUTTON, beside: SIX[1] ?? '', budgetKb: 0.1 },
  { name: 'toast', code: SIX[0] ?? '', budgetKb: 5 },
  { name: 'confirm', code: SIX[1] ?? '', budgetKb: 15.5 },
  { name: 'refresher', code: SIX[2] ?? '', budgetKb: 4 },
  { name: 'number input', code: SIX[3] ?? '', budgetKb: 5.61 },
  { name: 'image input', code: SIX[4] ?? '', budgetKb: 7.5 },
  { name: 'tabs', code: SIX[5] ?? '', budgetKb: 6.14 },
  { name: 'sheet', code: `export { Sheet } from './sheet/index.js';`, budgetKb: 14.9 },
  { name: 'date picker', code: `export { DatePicker } from './date-picker/index.js';`, budgetKb: 20.76 },
  { name: 'calendar', code: `export { Calendar } from './date-picker/index.js';`, budgetKb: 6.61 },
  { name: 'date range', code: `export { DateRange } from './date-picker/index.js';`, budgetKb: 6.82 },
  { name: 'gate notice', code: `export * from './gate-notice/index.js';`, budgetKb: 3.34 },
  { name: 'order summary', code: `export { OrderSummary } from './order-summary/index.js';`, budgetKb: 1.7 },
  { name: 'grid', code: `export * from './grid/index.js';`, budgetKb: 1.5 },
  { name: 'flag', code: `export { Flag } from './flag/index.js';`, budgetKb: 1.5 },
  { name: 'text area', code: `export * from './text-area/index.js';`, budgetKb: 3.28 },
  { name: 'radio list', code: `export * from './radio-list/index.js';`, budgetKb: 2.6 },
  { name: 'checkbox group', code: `export * from './checkbox-group/index.js';`, budgetKb: 2.8 },
  { name: 'chip group', code: `export * from './chip-group/index.js';`, budgetKb: 2.72 },
  { name: 'slider', code: `export * from './slider/index.js';`, budgetKb: 3.75 },
  { name: 'progress', code: `export * from './progress/index.js';`, budgetKb: 1.72 },
  { name: 'sparkline', code: `export * from './sparkline/index.js';`, budgetKb: 0.93 },
  { name: 'accordion', code: `export * from './accordion/index.js';`, budgetKb: 1.9 },
  { name: 'popover', code: `export * from './popover/index.js';`, budgetKb: 2.5 },
  { name: 'result', code: `export * from './result/index.js';`, budgetKb: 2.05 },
  { name: 'table', code: `export * from './table/index.js';`, budgetKb: 1.9 },
  { name: 'link', code: `export * from './link/index.js';`, budgetKb: 1.3 },
  { name: 'text', code: `export * from './text/index.js';`, budgetKb: 1.3 },
  { name: 'file input', code: `export * from './file-input/index.js';`, budgetKb: 6 },
  { name: 'ellipsis', code: `export * from './ellipsis/index.js';`, budgetKb: 1.5 },
  { name: 'line chart', code: `export * from './line-chart/index.js';`, budgetKb: 5.85 },
  { name: 'donut chart', code: `export * from './donut-chart/index.js';`, budgetKb: 4.44 },
  { name: 'page', code: `export * from './page/index.js';`, budgetKb: 1.1 },
  { name: 'combobox', code: `export * from './combobox/index.js';`, budgetKb: 6.32 },
  { name: 'search field', code: `export { SearchField } from './search-field/index.js';`, budgetKb: 3.65 },
  { name: 'suggest field', code: `export { SuggestField } from './search-field/index.js';`, budgetKb: 6.55 },
  { name: 'formatDecimal', code: `export { formatDecimal } from './format/index.js';`, budgetKb: 1.1 },
  { name: 'all six', code: SIX.join('\n'), budgetKb: 34 },
];
// The built kit is measured, because products install that.
if (!existsSync(join(kit, 'dist/toast/index.js'))) {
  console.error('The kit is not built: npm run build -w @fairlot/ui-kit');
  process.exit(2);
}
console.log(`${'gzip kB'.padStart(9)}  budget`);
for (const { name, code, beside, budgetKb } of PARTS) {
  const whole = await sizeOf(beside === undefined ? code : `${beside}\n${code}`, join(kit, 'dist'));
  const already = beside === undefined ? 0 : await sizeOf(beside, join(kit, 'dist'));
  const kb = (whole - already) / 1000;
  const isOver = kb > budgetKb;
  if (isOver) process.exitCode = 1;
  const over = isOver ? `  over by ${(kb - budgetKb).toFixed(2)}` : '';
  console.log(`${kb.toFixed(2).padStart(9)}  ${String(budgetKb).padStart(6)}  ${name}${over}`);
}
