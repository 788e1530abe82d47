import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';

/** The modules of the kit's next version. */
const [, , nextVersion] = process.argv;

const parts = [
  { place: 'eins', alias: {} },
  { place: 'zwei', alias: { '@fairlot/ui-kit': nextVersion } },
];
for (const { place, alias } of parts)
  await build({
    entryPoints: ['bundlers/two-versions/main.jsx'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    alias,
    define: { 'process.env.NODE_ENV': '"production"', PLACE: `"${place}"` },
    outfile: `out/two-versions/${place}.js`,
  });
const heads = parts.map(
  ({ place }) =>
    `<link rel="stylesheet" href="${place}.css"><script type="module" src="${place}.js"></script>`,
);
const places = parts.map(({ place }) => `<div id="${place}"></div>`);
writeFileSync(
  'out/two-versions/index.html',
  `<!doctype html><html lang="de" class="uk-harbour"><head><meta charset="utf-8"><title>Harbour</title><link rel="icon" href="data:,">${heads.join('')}</head><body>${places.join('')}</body></html>`,
);
