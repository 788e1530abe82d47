import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cache, root, tools } from '../../scripts/lib/project.mjs';

const DOCUMENTS = [
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`),
  ...readdirSync(join(root, '.storybook')).map((name) => `.storybook/${name}`),
  ...readdirSync(join(root, 'packages/ui-kit/src')).map((name) => `packages/ui-kit/src/${name}/guide.md`),
].filter((path) => /\.mdx?$/.test(path) && existsSync(join(root, path)));

/** What a reader of the documents has: the names that their code uses without an import. */
const READER = `
declare const App: () => import('react').ReactNode;
declare const [color, setColor]: [string, (color: string) => void];
declare const error: string | undefined;
declare const [day, night]: { className: string }[];
declare const intl: { formatMessage(message: { id: string }, values: object): string };
declare const session: { token: string };
declare const send: (amount: string) => Promise<void>;
declare const show: (...what: unknown[]) => void;
`;

const PLANTED = `
\`\`\`tsx
import { Button } from '@fairlot/ui-kit/button';

<Button onPress={buy}>Buy</Button>;
\`\`\`
`;

/** The code of a document by file name: the one in the sentence before, such as \`src/brand.ts\`, or a number. */
function codeOf(text: string): [file: string, code: string][] {
  return [...text.matchAll(/(?:`src\/(\S+)`:\s+)?^ *```(tsx?)\n([^]*?)^ *```/gm)].map(
    ([, file, ending = '', code = ''], index) => [file ?? `code${String(index + 1)}.${ending}`, code],
  );
}

test('the code of the READMEs, the guides and the pages in the Storybook compiles as it stands there', () => {
  const folder = join(cache, 'docs-code');
  rmSync(folder, { recursive: true, force: true });
  const write = (document: string, text: string) => {
    mkdirSync(join(folder, document), { recursive: true });
    for (const [file, code] of codeOf(text)) writeFileSync(join(folder, document, file), code);
    return codeOf(text).length;
  };
  const counts = DOCUMENTS.map((path) =>
    // Without a dot at the beginning, which the compiler would pass by.
    write(path.replaceAll(/\W/g, '-'), readFileSync(join(root, path), 'utf8')),
  );
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(90);
  write('planted', PLANTED);
  writeFileSync(join(folder, 'reader.d.ts'), READER);
  const compilerOptions = { moduleDetection: 'force', noUncheckedIndexedAccess: false };
  // The documents' code imports the packages' sources, which use these declarations.
  const include = ['.', '../../packages/process.d.ts'];
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include, exclude: [] }),
  );
  const { stdout } = spawnSync(process.execPath, [tools.tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // A line that is indented goes on from the fault before it.
  expect(stdout.split(/\n(?! )/).filter((fault) => fault !== '' && !fault.startsWith('planted/'))).toEqual(
    [],
  );
  expect(stdout).toMatch(/planted\/code1\.tsx.*onPress/);
  expect(stdout).toMatch(/planted\/code1\.tsx.*'buy'/);
});
