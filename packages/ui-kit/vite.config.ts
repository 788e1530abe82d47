import { readdirSync, existsSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const source = new URL('src/', import.meta.url);

/** One entry a folder: `@fairlot/ui-kit/button` is `src/button/index.ts`. */
const entries = Object.fromEntries(
  readdirSync(source)
    .filter((folder) => existsSync(new URL(`${folder}/index.ts`, source)))
    .map((folder) => [`${folder}/index`, new URL(`${folder}/index.ts`, source).pathname]),
);

/** Everything that we do not write ourselves is the installing product's to bring, once. */
const isForeign = (id: string) => /^(react|react-dom|@radix-ui\/|@vanilla-extract\/)/.test(id);

/** The publishable package: a module a file, with its own CSS, and all of the CSS in one file as well. */
export default defineConfig({
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), keepCssImports()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    cssCodeSplit: true,
    cssMinify: true,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: isForeign,
      output: {
        preserveModules: true,
        preserveModulesRoot: source.pathname,
        entryFileNames: '[name].js',
        assetFileNames: 'css/[name][extname]',
      },
    },
  },
});

/**
 * Vite takes the CSS imports out of a library's modules and leaves it to the product to find the files. A product that
 * imports a button wants the button's styles and no others, so the imports are put back.
 */
function keepCssImports(): Plugin {
  return {
    name: 'fairlot:keep-css-imports',
    enforce: 'post',
    generateBundle(_options, bundle: Rolldown.OutputBundle) {
      const sheets = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const own = [...cssOf(chunk)];
        const up = '../'.repeat(chunk.fileName.split('/').length - 1) || './';
        chunk.code = own.map((sheet) => `import '${up}${sheet}';\n`).join('') + chunk.code;
        for (const sheet of own) sheets.add(sheet);
      }
      const all = [...sheets].map((sheet) => {
        const asset = bundle[sheet];
        return asset?.type === 'asset' ? String(asset.source) : '';
      });
      this.emitFile({ type: 'asset', fileName: 'styles.css', source: all.join('\n') });
    },
  };
}

function cssOf(chunk: Rolldown.OutputChunk): ReadonlySet<string> {
  const { viteMetadata } = chunk as Rolldown.OutputChunk & {
    readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
  };
  return viteMetadata?.importedCss ?? new Set();
}
