import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, parseSync, Visitor, type Plugin, type Rolldown } from 'vite';

const source = new URL('src/', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** One entry per folder: `@fairlot/ui-kit/button` is `src/button/index.ts`. */
const entries = Object.fromEntries(
  readdirSync(source)
    .filter((folder) => existsSync(new URL(`${folder}/index.ts`, source)))
    .map((folder) => [`${folder}/index`, new URL(`${folder}/index.ts`, source).pathname]),
);

/**
 * Dependencies are not bundled; the product installs them, once. The exception is Radix's tabs: a product's
 * bundler would keep all of their functions, although two thirds are not used; see `removeNames`. Radix's dialog is not bundled, because it shares its list of open dialogs with the product's own dialogs.
 */
const isForeign = (id: string) =>
  /^(react(-dom)?($|\/)|@radix-ui\/react-dialog$|@vanilla-extract\/)/.test(id);

/** The published package: one file per module, with its own CSS, and all CSS in one file as well. */
export default defineConfig({
  plugins: [
    vanillaExtractPlugin({ identifiers: classNames(version) }),
    removeNames(),
    keepCssImports(),
    addLicences(),
  ],
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
        // Not `X.css.js` nor `X.vanilla.css`: a product that uses vanilla-extract would process them as its own, and
        // lose the styles.
        // Not `node_modules/`, which npm leaves out of a package.
        entryFileNames: ({ name }) =>
          `${name.replace(/\.css$/, '.classes').replace(/^node_modules\//, 'bundled/')}.js`,
        assetFileNames: ({ names }) => `css/${styleSheetName(names[0] ?? '')}`,
      },
    },
  },
});

/**
 * Short names of classes and animations. They contain a hash of the version, so that two versions of the kit on one page
 * do not style each other's parts.
 */
export function classNames(ofVersion: string): (name: { hash: string; filePath: string }) => string {
  const namesOf = new Map<string, string[]>();
  return ({ hash, filePath }) => {
    const names = namesOf.get(filePath) ?? [];
    if (!names.includes(hash)) namesOf.set(filePath, [...names, hash]);
    const file = createHash('sha256').update(`${ofVersion} ${filePath}`).digest('hex').slice(0, 5);
    return `k${file}${(namesOf.get(filePath) ?? []).indexOf(hash).toString(36)}`;
  };
}

/** @example styleSheetName('button/Button.css.ts.vanilla.css') // 'button/Button.css' */
const styleSheetName = (name: string) => name.replace(/(\.css)?(\.ts)?\.vanilla\.css$/, '.css');

/**
 * Modules that cannot be server components: they use React hooks or contexts, or attach event handlers or refs. A server
 * renders the others, such as a card, without sending their code.
 */
const NEEDS_CLIENT = /\buse(?:[A-Z]\w*)?\(|\bcreateContext\(|\bextends Component\b|\bon[A-Z]\w*:|\bref:/;
/** Whether it says so already, as what is bundled from Radix does. */
const SAYS_CLIENT = /^['"]use client['"]/;
const needsClient = ({ code, imports }: Rolldown.OutputChunk) =>
  imports.some((id) => /^react(\/|$)/.test(id)) && NEEDS_CLIENT.test(code) && !SAYS_CLIENT.test(code);

/**
 * Vite removes the CSS imports from a library's modules. They are put back, so that a product that imports a button
 * gets the button's styles and no others.
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
        const imports = own.map((sheet) => `import '${up}${sheet}';\n`).join('');
        const directive = needsClient(chunk) ? "'use client';\n" : '';
        chunk.code = directive + imports + chunk.code;
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

/**
 * Radix passes each of its functions to a helper `__name`, which gives it its name again after a minifier. Bundlers take
 * the call for a side effect and keep the function although nothing uses it. Each call is replaced by its function.
 */
function removeNames(): Plugin {
  return {
    name: 'fairlot:remove-names',
    transform: {
      filter: { id: /\/@radix-ui\// },
      handler(code) {
        const cuts: [from: number, to: number][] = [];
        new Visitor({
          CallExpression({ callee, arguments: [named], start, end }) {
            if (callee.type === 'Identifier' && callee.name === '__name' && named !== undefined)
              cuts.push([start, named.start], [named.end, end]);
          },
        }).visit(parseSync('module.js', code).program);
        // From the end, so that a cut does not move the others.
        cuts.sort(([one], [other]) => other - one);
        return cuts.reduce((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), code);
      },
    },
  };
}

/** Adds the licences of bundled packages: each licence once, below the names of its packages. */
function addLicences(): Plugin {
  return {
    name: 'fairlot:add-licences',
    generateBundle(_options, bundle: Rolldown.OutputBundle) {
      const named = new Map<string, Set<string>>();
      for (const chunk of Object.values(bundle)) {
        const folder = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(
          chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '') : '',
        )?.[0];
        if (folder === undefined) continue;
        const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
          readonly name: string;
          readonly version: string;
        };
        const licence = readFileSync(`${folder}/LICENSE`, 'utf8');
        named.set(licence, (named.get(licence) ?? new Set()).add(`${name} ${version}`));
      }
      const source = [...named].map(([licence, names]) => `${[...names].sort().join('\n')}\n\n${licence}`);
      this.emitFile({ type: 'asset', fileName: 'bundled/LICENSE', source: source.join('\n\n') });
    },
  };
}

function cssOf(chunk: Rolldown.OutputChunk): ReadonlySet<string> {
  const { viteMetadata } = chunk as Rolldown.OutputChunk & {
    readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
  };
  return viteMetadata?.importedCss ?? new Set();
}
