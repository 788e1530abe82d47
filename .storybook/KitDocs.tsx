import {
  ArgTypes,
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';

/** What each component's folder says about it, and what it exports. */
const guides = import.meta.glob<string>('../packages/ui-kit/src/*/guide.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const parts = import.meta.glob<Readonly<Record<string, unknown>>>('../packages/ui-kit/src/*/index.ts', {
  eager: true,
});

const folderOf = (path: string) => /packages\/ui-kit\/src\/([^/]+)\//.exec(path)?.[1] ?? '';

/** A function, or one that `memo` has wrapped, which is an object. */
const isDrawn = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Components have a name that begins with a capital letter; hooks and helpers have no props to list. */
function componentsIn(folder: string): [string, ComponentType][] {
  const exported = parts[`../packages/ui-kit/src/${folder}/index.ts`] ?? {};
  return Object.entries(exported).filter(
    (entry): entry is [string, ComponentType] => isDrawn(entry[1]) && /^[A-Z][a-z]/.test(entry[0]),
  );
}

/** What the compiler has read of a component's props, where it has any. */
const hasProps = (component: ComponentType & { __docgenInfo?: { props?: object } }) =>
  Object.keys(component.__docgenInfo?.props ?? {}).length > 0;

/** The page of a component: to play with, what it is for, its props with units and defaults, its states. */
export function KitDocs() {
  const { csfFile } = useOf('meta', ['meta']);
  const folder = folderOf(String(csfFile.meta.parameters?.['fileName'] ?? ''));
  const components = folder === 'icon' ? [] : componentsIn(folder);
  // What is only called, such as a toast, has no props to play with.
  const played = csfFile.meta.component as ComponentType | undefined;
  return (
    <>
      <Title />
      <Subtitle>{`@fairlot/ui-kit/${folder}`}</Subtitle>
      <Description />
      {played === undefined ? null : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <Markdown>{guides[`../packages/ui-kit/src/${folder}/guide.md`] ?? ''}</Markdown>
      {components.map(([name, component]) =>
        component === played ? null : (
          <section key={name}>
            <Markdown>{`## Props of ${name}`}</Markdown>
            {hasProps(component) ? <ArgTypes of={component} /> : <Markdown>It takes none.</Markdown>}
          </section>
        ),
      )}
      <Stories includePrimary={played === undefined} title="States" />
    </>
  );
}
