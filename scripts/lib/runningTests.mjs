// @ts-check
import ts from 'typescript';

/** What is said of a test, or of the group it stands in, that does not run, runs only somewhere, or shall fail. */
const SWITCHES = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fail', 'fails', 'only']);
const TESTS = new Set(['it', 'test']);
const GROUPS = new Set(['describe', 'suite']);

/**
 * The titles of the tests in a file that run whenever the file does. A test that is switched off in any
 * way of Vitest or Playwright is none of them: it proves nothing. One `only` leaves all the others out.
 * @param {string} text source of a test file @returns {string[]}
 */
export function titlesOfRunningTests(text) {
  const file = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** @type {string[]} */
  const titles = [];
  let hasOnly = false;

  /** @param {ts.Node} node */
  function visit(node) {
    if (switchesItsGroupOff(node)) return;
    if (!ts.isCallExpression(node)) {
      ts.forEachChild(node, visit);
      return;
    }
    const words = wordsOf(node.expression);
    const title = titleOf(node.arguments[0]);
    const isGroup = words.some((word) => GROUPS.has(word));
    if (title === undefined || !(isGroup || TESTS.has(words[0] ?? ''))) {
      ts.forEachChild(node, visit);
      return;
    }
    const switches = [...words.slice(1), ...optionsOf(node)].filter((word) => SWITCHES.has(word));
    if (switches.includes('only')) hasOnly = true;
    if (switches.length > 0) return;
    if (isGroup) ts.forEachChild(node, visit);
    // Without anything to run it is a plan.
    else if (node.arguments.length > 1 && !skipsItself(node)) titles.push(title);
  }
  visit(file);
  return hasOnly ? [] : titles;
}

/**
 * `test.each(table)` is test, each.
 * @param {ts.Node} node @returns {string[]}
 */
function wordsOf(node) {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...wordsOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return wordsOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? wordsOf(node.tag) : [];
}

/**
 * As the file writes it, placeholders included.
 * @param {ts.Node | undefined} node @returns {string | undefined}
 */
function titleOf(node) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined;
}

/**
 * `{ skip: true }` between title and body; false switches nothing.
 * @param {ts.CallExpression} test @returns {string[]}
 */
function optionsOf(test) {
  return test.arguments
    .slice(1)
    .filter(ts.isObjectLiteralExpression)
    .flatMap((options) => [...options.properties])
    .filter(
      (each) => !(ts.isPropertyAssignment(each) && each.initializer.kind === ts.SyntaxKind.FalseKeyword),
    )
    .map((each) => each.name?.getText() ?? '');
}

/**
 * A `skip` of `test` itself, without a title and as a statement of a file or of a group, is meant for all that stand beside it.
 * @param {ts.Node} node
 */
function switchesItsGroupOff(node) {
  return (
    (ts.isSourceFile(node) || ts.isBlock(node)) &&
    node.statements.some(
      (each) =>
        ts.isExpressionStatement(each) &&
        ts.isCallExpression(each.expression) &&
        isSwitch(each.expression) &&
        titleOf(each.expression.arguments[0]) === undefined,
    )
  );
}

/**
 * Whether something in the body ends the test before it has proved anything: a `skip` of `test`, of its context, or by itself.
 * @param {ts.Node} node @returns {boolean}
 */
function skipsItself(node) {
  return (
    ts.forEachChild(node, (child) => (ts.isCallExpression(child) && isSwitch(child)) || skipsItself(child)) ??
    false
  );
}

/** @param {ts.CallExpression} call */
function isSwitch(call) {
  const last = wordsOf(call.expression).at(-1) ?? '';
  return (
    last === 'skip' ||
    last === 'fixme' ||
    (SWITCHES.has(last) && TESTS.has(wordsOf(call.expression)[0] ?? ''))
  );
}
