import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { neededBy, type Locked } from '../../../../scripts/lib/supply.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const BROKER = 'apps/paper-broker';
/** Node's flags for programs among the linked files: a module is then looked for around the link, not around its target. */
const AS_IF_COPIED = '--preserve-symlinks --preserve-symlinks-main';

/** Settings for the environment of a program that runs from `linkImageFiles`. */
export const imageSettings = { NODE_OPTIONS: AS_IF_COPIED };

/**
 * Links the files that the last stage of deploy/Dockerfile copies into `folder`. Its packages are those that the lock
 * file names for the server without development, as `npm ci --omit=dev` installs them.
 */
export function linkImageFiles(folder: string): void {
  for (const { stage, sources, target } of lastCopies()) {
    for (const source of sources) {
      const path = source.replace(/^\/app\//, '');
      if (!existsSync(join(root, path))) continue;
      const isFolder = target.endsWith('/') || target === '.';
      linkTree(folder, path, isFolder ? join(target, path) : target, stage);
    }
  }
}

interface Copy {
  /** The stage that it is copied from; undefined: the repository, as deploy/Dockerfile.dockerignore leaves it. */
  readonly stage: string | undefined;
  readonly sources: readonly string[];
  readonly target: string;
}

function lastCopies(): Copy[] {
  const last =
    readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  return [...last.matchAll(/^COPY (?:--from=(\w+) )?(.+) (\S+)$/gm)].map(
    ([, stage, sources = '', target = '']) => ({
      stage,
      sources: sources.split(' '),
      target,
    }),
  );
}

/** Links `path` of the repository at `target`; of its folders `node_modules` and `dist` only what the stage has. */
function linkTree(folder: string, path: string, target: string, stage: string | undefined): void {
  const installed = stage === 'packages' ? installedBelow(path) : [];
  for (const each of installed) link(each, join(folder, target, each.slice(path.length)));
  if (path.endsWith('node_modules')) return;
  if (path.endsWith('dist') || !path.includes('/')) return link(path, join(folder, target));
  for (const name of readdirSync(join(root, path)))
    if (name !== 'node_modules' && name !== 'dist') link(join(path, name), join(folder, target, name));
}

function link(path: string, at: string): void {
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(join(root, path), at);
}

/** The packages that the server needs, below `path`; a package within another one comes with it. */
function installedBelow(path: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const needed = new Set([BROKER]);
  // The set grows during the iteration.
  for (const each of needed) for (const next of neededBy(packages, each)) needed.add(next);
  const prefix = path.endsWith('node_modules') ? `${path}/` : `${path}/node_modules/`;
  return [...needed].filter(
    (each) =>
      each.startsWith(prefix) &&
      !each.slice(prefix.length).includes('node_modules/') &&
      existsSync(join(root, each)),
  );
}
