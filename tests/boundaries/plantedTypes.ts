import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface TypeFault {
  /** 1-based. */
  line: number;
  message: string;
}

/**
 * The compiler's errors in files that exist only in memory.
 * @param folder from the root: where each file would be, and where its imports start
 */
export function typeFaultsOf(folder: string, planted: readonly string[]): TypeFault[][] {
  const fileOf = (index: number): string => join(root, folder, `planted${index}.ts`);
  const texts = new Map(planted.map((text, index) => [fileOf(index), text]));
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '));
      },
    },
  );
  const options = config?.options ?? {};
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => texts.get(name) ?? readFile(name);
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(name);
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return planted.map((_, index) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(fileOf(index)))
      .map(({ file, start, messageText }) => ({
        line: (file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0) + 1,
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
      })),
  );
}
