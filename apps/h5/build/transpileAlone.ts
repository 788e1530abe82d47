import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { minifySync } from 'vite';

/**
 * A source of `src` that runs by itself, beside the app's modules: it imports nothing, and declares what the build gives
 * it, here as constants in front.
 */
export function transpileAlone(file: string, constants: Readonly<Record<string, unknown>>): string {
  const source = readFileSync(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const given = Object.entries(constants).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  // Not every place that runs it takes a module.
  const script = given.join('') + outputText.replace(/export\s*\{\s*\};?/, '');
  // Nothing outside of it knows its names.
  return minifySync(file, script, { module: true, mangle: { toplevel: true } }).code;
}
