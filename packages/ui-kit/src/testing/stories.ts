/// <reference types="vite/client" />
import { createElement, type ComponentType, type ReactElement } from 'react';

interface StoryLike {
  readonly args?: object;
  readonly render?: (args: object) => ReactElement;
}

interface StoryFile {
  readonly default: { readonly component?: ComponentType; readonly args?: object; readonly title: string };
  readonly [story: string]: unknown;
}

export interface NamedStory {
  readonly name: string;
  readonly element: () => ReactElement;
}

/** Every story of every part, as elements, for checks of the whole kit. */
export function allStories(): NamedStory[] {
  const files = import.meta.glob<StoryFile>('../*/*.stories.tsx', { eager: true });
  return Object.values(files).flatMap(({ default: meta, ...stories }) =>
    Object.entries(stories).map(([name, value]) => {
      const story = value as StoryLike;
      const args = { ...meta.args, ...story.args };
      const { render } = story;
      return {
        name: `${meta.title}: ${name}`,
        element: () => createElement(render ? () => render(args) : part(meta), args),
      };
    }),
  );
}

function part({ component, title }: StoryFile['default']): ComponentType {
  if (component === undefined) throw new Error(`${title} names no component and renders nothing`);
  return component;
}
