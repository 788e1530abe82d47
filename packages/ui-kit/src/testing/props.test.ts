import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
/** Props that every component has, with the same meaning everywhere. */
const KNOWN_TO_ALL = new Set(['children', 'className']);
/** A figure names its unit in its name or in its docstring. */
const UNIT_IN_NAME = /(Ms|Px|Bytes|Level|Index)$/;
const UNIT_IN_WORDS =
  /\b(px|ms|MB|bytes?|seconds?|days?|digits?|files?|rows?|columns?|items?|tries|times|slides?|characters?|per cent|decimals|modules?|parts?|steps?|how many|in the unit of|from [01]|[01] to)\b/i;

interface Prop {
  readonly part: string;
  readonly name: string;
  readonly says: string;
  readonly isFigure: boolean;
}

/** The props of the interfaces named `…Props` in a file, with their docstrings. */
function propsIn(path: string, text: string): Prop[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const props: Prop[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text.endsWith('Props'))
      for (const member of node.members) if (ts.isPropertySignature(member)) props.push(asProp(node, member));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return props;
}

function asProp(owner: ts.InterfaceDeclaration, member: ts.PropertySignature): Prop {
  const sentences = ts.getJSDocCommentsAndTags(member).map((each) => each.getText());
  return {
    part: owner.name.text,
    name: member.name.getText(),
    says: sentences.join(' ').replace(/@default.*/, ''),
    isFigure: /^number\b/.test(member.type?.getText() ?? ''),
  };
}

/** The code of the sections of `public-api.md`. */
const codeOf = (api: string): ts.SourceFile[] =>
  [...api.matchAll(/^```ts\n([^]*?)^```/gm)].map(([, code = '']) =>
    ts.createSourceFile('api.ts', code, ts.ScriptTarget.Latest, true),
  );

/**
 * The optional members of the public API that do not take `undefined`. Under `exactOptionalPropertyTypes` a product
 * could not pass them a value that may be missing.
 */
function refusingUndefined(api: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && node.questionToken && !takesUndefined(node.type))
      found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  for (const code of codeOf(api)) visit(code);
  return found;
}

function takesUndefined(type: ts.TypeNode | undefined): boolean {
  if (type === undefined || /^(ReactNode|DecimalInput)$/.test(type.getText())) return true;
  return ts.isUnionTypeNode(type) && type.types.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword);
}

/** Words that other libraries use for what has another word here. */
const ONE_WORD: Readonly<Record<string, string>> = {
  showLabel: 'isLabelHidden',
  why: 'hint',
  initialIndex: 'defaultIndex',
  onSelect: 'onAction',
  badge: 'badgeCount',
  kind: 'variant',
  danger: 'critical',
};

/** The members and choices of the public API that say with another word what `ONE_WORD` says. */
function otherWords(api: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) || ts.isLiteralTypeNode(node)) {
      const word = (ts.isPropertySignature(node) ? node.name : node).getText().replaceAll("'", '');
      const ours = Object.hasOwn(ONE_WORD, word) ? ONE_WORD[word] : undefined;
      if (ours !== undefined) found.push(`${word}: ${ours}`);
    }
    ts.forEachChild(node, visit);
  };
  for (const code of codeOf(api)) visit(code);
  return found;
}

/** The public API, as other products see it. */
const publicApi = readFileSync(`${source}/../public-api.md`, 'utf8');

/** The props of every part, including internal ones. */
const allProps = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|stories|css)\./.test(path) && !path.startsWith('testing'),
  )
  .flatMap((path) => propsIn(path, readFileSync(`${source}/${path}`, 'utf8')));

const silent = (props: readonly Prop[]) =>
  props
    .filter(({ name, says }) => !KNOWN_TO_ALL.has(name) && !/\w\W+\w/.test(says))
    .map(({ part, name }) => `${part}.${name}`);
const withoutUnit = (props: readonly Prop[]) =>
  props
    .filter(({ name, says, isFigure }) => isFigure && !UNIT_IN_NAME.test(name) && !UNIT_IN_WORDS.test(says))
    .map(({ part, name, says }) => `${part}.${name}: ${says}`);

test('every prop of every part has its sentence; of public ones the docs page shows it', () => {
  expect(allProps.length).toBeGreaterThan(330);
  expect(silent(allProps)).toEqual([]);
});

test('every figure among them says what it counts', () => {
  expect(allProps.filter(({ isFigure }) => isFigure).length).toBeGreaterThan(20);
  expect(withoutUnit(allProps)).toEqual([]);
});

test('whatever is optional takes undefined, so that a product passes on what may be missing', () => {
  expect(publicApi.match(/\?: /g)?.length).toBeGreaterThan(300);
  expect(refusingUndefined(publicApi)).toEqual([]);
  expect(
    refusingUndefined(
      '```ts\nexport interface P {\n  a?: 1;\n  b?: () => 1 | undefined;\n  c?: 1 | undefined;\n}\n```\n',
    ),
  ).toEqual(['a?: 1;', 'b?: () => 1 | undefined;']);
});

test('one thing has one word in all parts', () => {
  expect(otherWords(publicApi)).toEqual([]);
  expect(
    otherWords("```ts\nexport interface P {\n  why?: string;\n  tone: 'neutral' | 'danger';\n}\n```\n"),
  ).toEqual(['why: hint', 'danger: critical']);
});

test('a silent prop and a figure without a unit are seen', () => {
  const planted = propsIn(
    'Planted.tsx',
    `export interface PlantedProps {
      label: string;
      /** How far it reaches. */
      reach: number;
      /** @default 3 */
      count?: number;
      /** ms */
      afterMs: number;
    }`,
  );
  expect(silent(planted)).toEqual(['PlantedProps.label', 'PlantedProps.count', 'PlantedProps.afterMs']);
  expect(withoutUnit(planted).map((each) => each.split(':', 1)[0])).toEqual([
    'PlantedProps.reach',
    'PlantedProps.count',
  ]);
});
