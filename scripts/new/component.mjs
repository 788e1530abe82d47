// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { pascal, requireKebab } from './names.mjs';

const PUBLIC_API = 'packages/ui-kit/public-api.md';
/**
 * The component's page in Storybook.
 * @param {string} kebab @param {string} Name
 */
const guideOf = (kebab, Name) => `## When to use

To show content.

## What to use instead

Text alone: a paragraph.

## Example

\`\`\`tsx
import { ${Name} } from '@fairlot/ui-kit/${kebab}';

<${Name}>Words</${Name}>;
\`\`\`

## Keyboard

None: it takes no focus.

## Announced

Its content.

## Theming

\`color.ink\`.
`;

/** `Price tag` of `price-tag`: its name in Storybook. @param {string} kebab */
const titleOf = (kebab) => (kebab[0] ?? '').toUpperCase() + kebab.slice(1).replaceAll('-', ' ');

/**
 * Names that the files of a component import or take from JavaScript. A component with such a name would hide them.
 */
const isTaken = (/** @type {string} */ Name) =>
  Name in globalThis || ['Meta', 'StoryObj', 'ReactNode', 'RootProps'].includes(Name);

/** @param {string} kebab @returns {Record<string, string>} */
export function componentFiles(kebab) {
  requireKebab('component', kebab);
  const folder = `packages/ui-kit/src/${kebab}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`);
  const Name = pascal(kebab);
  if (isTaken(Name)) throw new Error(`${Name} means something else in its own files: take another name.`);
  return {
    [`${folder}/${Name}.tsx`]: `import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../css/rootOf.js';
import * as css from './${Name}.css.js';

export interface ${Name}Props extends RootProps {
  /** What it shows. */
  children: ReactNode;
}

/** One sentence: what a ${Name} is for, and when to take something else. */
export function ${Name}({ children, ...rest }: ${Name}Props) {
  return (
    <div {...rootOf(rest, css.root)} data-part="${kebab}">
      {children}
    </div>
  );
}
`,
    [`${folder}/${Name}.css.ts`]: `import { component, text } from '../css/index.js';
import { vars } from '../theme/contract.css.js';

export const root = component({ ...text('body'), color: vars.color.ink }, '${kebab}');
`,
    [`${folder}/${Name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${Name} } from './${Name}.js';

const meta: Meta<typeof ${Name}> = {
  title: 'Display/${titleOf(kebab)}',
  component: ${Name},
  args: { children: 'Words' },
};
export default meta;

export const Resting: StoryObj<typeof ${Name}> = {};
`,
    [`${folder}/${Name}.test.tsx`]: `import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFaults, mount } from '../testing/mount.js';
import { ${Name} } from './index.js';

test('shows its content', async () => {
  mount(<${Name}>Words</${Name}>);
  await expect.element(page.getByText('Words')).toBeVisible();
  await expectNoAxeFaults();
});
`,
    [`${folder}/guide.md`]: guideOf(kebab, Name),
    [PUBLIC_API]: withPublicApi(readFileSync(join(root, PUBLIC_API), 'utf8'), kebab, Name),
    [`.changeset/${kebab}.md`]: `---
'@fairlot/ui-kit': minor
---

New: \`${Name}\` (\`@fairlot/ui-kit/${kebab}\`), which shows its content.
`,
    [`${folder}/index.ts`]: `export { ${Name}, type ${Name}Props } from './${Name}.js';\n`,
  };
}

/** @param {string} kebab */
export function componentHint(kebab) {
  return `Next: what it does, a story for each state, a test for each promise, and the words of its guide. Then
  npx vitest run --project components packages/ui-kit/src/${kebab}
  npm run check:package -w @fairlot/ui-kit -- --update
  npm run visual:update -- --only "${titleOf(kebab)}"
docs/adding-a-component.md has the rest. Import it as @fairlot/ui-kit/${kebab}.`;
}

/**
 * The API snapshot with the component inserted; its sections are sorted by name.
 * @param {string} api @param {string} kebab @param {string} Name
 */
function withPublicApi(api, kebab, Name) {
  const section = `## ${kebab}

\`\`\`ts
export declare function ${Name}({ children, ...rest }: ${Name}Props): import('react').JSX.Element;
export interface ${Name}Props extends RootProps {
  children: ReactNode;
}
\`\`\`

`;
  const next = [...api.matchAll(/^## (.+)$/gm)].find(([, name = '']) => name > kebab);
  const at = next?.index ?? api.length;
  return `${api.slice(0, at)}${at === api.length ? '\n' : ''}${section}${api.slice(at)}`.trimEnd() + '\n';
}
