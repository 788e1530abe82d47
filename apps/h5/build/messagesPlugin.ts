import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileCatalogue } from './compileMessages.js';

const PREFIX = 'virtual:messages/';

/**
 * `virtual:messages/<locale>` is everything the app says in one language, compiled, as one lazy chunk.
 * `virtual:messages/core` is the English of the areas `app` and `shell`: what must be sayable when no chunk can be loaded.
 */
export function messagesPlugin(messagesDir: string): Plugin {
  const root = resolve(messagesDir);
  return {
    name: 'fairlot:messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const catalogue =
        name === 'core' ? compileCatalogue(root, 'en', ['app', 'shell']) : compileCatalogue(root, name);
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogue))})`, map: null };
    },
    configureServer(server) {
      server.watcher.add(root);
      server.watcher.on('change', (file) => {
        if (!file.startsWith(root)) return;
        for (const [id, module] of server.moduleGraph.idToModuleMap) {
          if (id.startsWith(`\0${PREFIX}`)) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
