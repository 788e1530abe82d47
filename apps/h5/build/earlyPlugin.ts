import type { Plugin } from 'vite';

/**
 * Adds the script of `src/boot/early.ts` to the page, beside the app's own. `base`: the app's base path, such as `/`
 * or `/app/`.
 */
export function earlyPlugin(base: string): Plugin {
  return {
    name: 'fairlot:early',
    apply: 'build',
    transformIndexHtml(_html, { bundle = {} }) {
      const chunk = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/boot/early.ts') === true,
      );
      if (chunk === undefined) throw new Error('The build has no chunk of src/boot/early.ts.');
      const src = base + chunk.fileName;
      // `async` runs it as soon as it has loaded. Otherwise a module waits for the whole document.
      return [
        { tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src }, injectTo: 'head' },
      ];
    },
  };
}
