import type { Plugin, Rollup } from 'vite';

/**
 * A chunk that the build makes of whole packages or folders, or without either, of everything that the filter admits.
 */
export interface ChunkGroup {
  name: string;
  /** Packages of node_modules, by name. */
  packages?: readonly string[];
  /** Folders of the repository. */
  folders?: readonly string[];
  /** `initial`: only modules that the start imports. */
  from?: 'initial';
  /** Only modules shared by at least this many entries: pages, and parts that are loaded lazily. */
  minShareCount?: number;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('/', '[\\\\/]');

const isIn = (kind: string, name: string) => new RegExp(`[\\\\/]${kind}${escape(name)}([\\\\/]|$)`);

const placesOf = ({ packages = [], folders = [] }: ChunkGroup): readonly (readonly [string, RegExp])[] => [
  ...packages.map((name) => [name, isIn('node_modules[\\\\/]', name)] as const),
  ...folders.map((name) => [name, isIn('', name)] as const),
];

/** The groups in Rolldown's format. A module goes to the first group that matches. */
export const groupsForRolldown = (groups: readonly ChunkGroup[]) =>
  groups.map((group, at) => {
    const places = placesOf(group);
    return {
      name: group.name,
      priority: groups.length - at,
      ...(places.length > 0 && { test: (id: string) => places.some(([, place]) => place.test(id)) }),
      ...(group.from === 'initial' && { tags: ['$initial' as const] }),
      ...(group.minShareCount !== undefined && { minShareCount: group.minShareCount }),
    };
  });

/** Items of a group that match no module of its chunk, as `react: scheduler`; a group without a chunk, as `kit`. */
function emptyGroups(groups: readonly ChunkGroup[], bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return groups.flatMap((group) => {
    const places = placesOf(group);
    // A group of everything that the start imports becomes a part of the entry chunk.
    const isOf = ({ name, isEntry }: Rollup.OutputChunk) =>
      name === group.name || (isEntry && group.from === 'initial' && places.length === 0);
    const modules = chunks.filter(isOf).flatMap(({ moduleIds }) => moduleIds);
    if (modules.length === 0) return [group.name];
    const isFound = (place: RegExp) => modules.some((id) => place.test(id));
    return places.flatMap(([name, place]) => (isFound(place) ? [] : [`${group.name}: ${name}`]));
  });
}

/** More would be chunks by hand again: Rolldown decides on everything else. */
const GROUPS_MAX = 4;

/**
 * Fails a build that names too many groups, or in which a group matches nothing, because what it was for has moved or
 * gone.
 */
export function chunkGroupsPlugin(groups: readonly ChunkGroup[]): Plugin {
  return {
    name: 'fairlot:chunk-groups',
    apply: 'build',
    buildStart() {
      if (groups.length > GROUPS_MAX)
        this.error(
          `vite.config.ts names ${groups.length} groups of chunks; at most ${GROUPS_MAX} are allowed.`,
        );
    },
    generateBundle(_options, bundle) {
      const empty = emptyGroups(groups, bundle);
      if (empty.length > 0)
        this.error(
          `These groups of vite.config.ts match nothing: ${empty.join(', ')}. Correct or delete them.`,
        );
    },
  };
}
