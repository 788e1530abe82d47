import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** The story's source file. */
  readonly importPath: string;
}

interface StorybookIndex {
  readonly entries: Readonly<Record<string, Story & { readonly type: string; readonly tags?: string[] }>>;
}

/**
 * The stories of the built Storybook, in its order. Stories tagged `no-visual`, which cannot be still, are left out.
 */
export function listStories(): Story[] {
  const path = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));
  const { entries } = JSON.parse(readFileSync(path, 'utf8')) as StorybookIndex;
  return Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags?.includes('no-visual') !== true,
  );
}

/** Whether it shows a screen of the app, and not a part of the kit. */
export const isScreen = ({ title }: Story) => title.startsWith('App screens/');
