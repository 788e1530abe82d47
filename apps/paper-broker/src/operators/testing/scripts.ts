import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../../../../', import.meta.url));

export interface Output {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Settings = Readonly<Record<string, string>>;

/** What is typed into a program: lines, and what `answer` returns for its output so far. */
interface Input {
  readonly lines?: readonly string[];
  readonly answer?: (output: string) => string | undefined;
}

interface Scripts {
  /** Runs a script of package.json as npm does. */
  runScript(name: string, words: readonly string[], settings: Settings, input?: Input): Promise<Output>;
  /** The commands that ran and succeeded, as the documentation writes them. */
  readonly done: Set<string>;
}

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Settings };

/** @param home the home folder of the user who runs the scripts */
export function createScripts(home: string): Scripts {
  const done = new Set<string>();
  const surroundings = (settings: Settings) => ({ PATH: process.env['PATH'], HOME: home, ...settings });
  return {
    done,
    async runScript(name, words, settings, input) {
      const [, ...program] = (scripts[name] ?? '').split(' ');
      const env = surroundings(settings);
      const output =
        program.length === 1 && input === undefined
          ? await runInThread([...program, ...words], env)
          : await runInProcess([...program, ...words], env, input);
      if (output.code === 0)
        done.add(['npm run', name, ...(words.length === 0 ? [] : ['--', ...words])].join(' '));
      return output;
    },
  };
}

async function runInProcess(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  { lines = [], answer = () => undefined }: Input = {},
): Promise<Output> {
  // A command ends before optimised code of the embedded database would pay off.
  const child = spawn(process.execPath, ['--liftoff-only', ...words], { cwd: root, env, stdio: 'pipe' });
  const output = { stdout: '', stderr: '' };
  const type = (line: string): void => void child.stdin.write(`${line}\n`);
  // A program may end before it has read all input.
  child.stdin.on('error', () => undefined);
  for (const line of lines) type(line);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
    const more = answer(output.stdout);
    if (more !== undefined) type(more);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...output };
}

/** A thread starts in a quarter of the time of a process. It takes no input. */
async function runInThread(
  [script = '', ...argv]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Output> {
  const options = { argv, env, execArgv: [], stdin: true, stdout: true, stderr: true };
  const thread = new Worker(join(root, script), options);
  const [stdout, stderr, [code]] = await Promise.all([
    readAll(thread.stdout),
    readAll(thread.stderr),
    once(thread, 'exit') as Promise<[number]>,
  ]);
  return { code, stdout, stderr };
}
