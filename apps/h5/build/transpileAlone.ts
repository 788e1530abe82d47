import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { minifySync } from 'vite';

/**
 * Transpiles a source of `src` that runs by itself, outside of the app's modules. It imports nothing and declares its
 * inputs, which the build prepends as constants.
 */
export function transpileAlone(file: string, constants: Readonly<Record<string, unknown>>): string {
  const source = readFileSync(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const given = Object.entries(constants).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  // It may run in a place that does not accept a module.
  const script = given.join('') + outputText.replace(/export\s*\{\s*\};?/, '');
  // Its top-level names can be mangled, because nothing outside uses them.
  return minifySync(file, script, { module: true, mangle: { toplevel: true } }).code;
}
