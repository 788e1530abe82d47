import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileCatalogue } from './compileMessages.js';
import { areasSaidBy } from './startAreas.js';

const PREFIX = 'virtual:messages/';
const REST = '/rest';
/** What must be sayable when no chunk can be loaded. */
const CORE = ['app', 'shell'];
/** Files that show the first page, whichever of the two that is. */
const START = ['main.tsx', 'boot/start.tsx', 'pages/main/home/index.tsx', 'pages/auth/login.tsx'];

/**
 * `virtual:messages/core` is the English of the frame, which is part of the app.
 * `virtual:messages/<locale>` is what the first pages say in one language, and `virtual:messages/<locale>/rest` all
 * else: two lazy chunks, so that the first page does not wait for the words of fifty others. What the first pages say is
 * found in their sources. While developing everything is in the first one.
 */
export function messagesPlugin(messagesDir: string): Plugin {
  const root = resolve(messagesDir);
  let isBuild = false;

  /** The areas of one of a language's two parts. */
  function areasOf(locale: string, part: 'start' | 'rest'): readonly string[] {
    const areas = readdirSync(join(root, 'en'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replace(/\.json$/, ''));
    const first = isBuild ? startAreas(areas) : new Set(areas);
    const builtIn = locale === 'en' ? CORE : [];
    return areas.filter((area) => first.has(area) === (part === 'start') && !builtIn.includes(area));
  }

  function startAreas(areas: readonly string[]): Set<string> {
    const files = START.map((file) => join(root, '..', file)).filter((file) => existsSync(file));
    // The manifest's keys are said by whatever shows a page.
    return new Set([...CORE, 'manifest', ...areasSaidBy(files, areas)]);
  }

  return {
    name: 'fairlot:messages',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const locale = name === 'core' ? 'en' : name.replace(REST, '');
      const areas = name === 'core' ? CORE : areasOf(locale, name.endsWith(REST) ? 'rest' : 'start');
      const catalogue = compileCatalogue(root, locale, areas);
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
