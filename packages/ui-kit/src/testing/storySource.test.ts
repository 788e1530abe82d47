import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { callOf } from './callSource.js';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.stories.tsx'),
);

/** The components in a story's "Show code" that only the story's file defines, by story name. */
function notToCopy(text: string): string[] {
  const own = [...text.matchAll(/^(?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => name);
  const stories = text.split(/^export const /m).slice(1);
  return stories.flatMap((story) => {
    const shown = text.includes('callSource') ? callOf(story) : story;
    const used = own.filter((name) => new RegExp(`<${name}\\b`).test(shown));
    return used.map((name) => `${story.split(/\W/, 1)[0] ?? ''}: ${name}`);
  });
}

test('the code of every story can be copied: it is made of parts of the kit', () => {
  expect(files.length).toBeGreaterThan(60);
  const faults = files.flatMap((file) =>
    notToCopy(readFileSync(`${source}/${file}`, 'utf8')).map((fault) => `${file} ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('a story that shows a component of its own file is seen', () => {
  const planted = `function Demo() {\n  return <p />;\n}\nexport const Resting: Story = { render: () => <Demo /> };\n`;
  expect(notToCopy(planted)).toEqual(['Resting: Demo']);
});

test('of a part that is called, the call is shown', () => {
  const story = (call: string) =>
    `{ render: () => (\n    <Demo\n      show={() =>\n        ${call}\n      }\n    />\n  ) }`;
  expect(callOf(story(`void toast('Saved', stays)`))).toBe(`toast('Saved')`);
  expect(callOf(story(`void toast('Gone', { ...stays, tone: 'error' })`))).toBe(
    `toast('Gone', { tone: 'error' })`,
  );
  expect(callOf(`<Demo ask={(signal) => void confirm({ title: 'Sell?', signal })} />`)).toBe(
    `confirm({ title: 'Sell?' })`,
  );
});
