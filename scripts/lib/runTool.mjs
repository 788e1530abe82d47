// @ts-check
import { execFileSync } from 'node:child_process';

/**
 * Runs a tool to its end. @returns what it printed
 * @param {string} tool a script for Node @param {string[]} args @param {string} cwd
 * @param {Record<string, string>} [env] added to this process's own
 * @throws with the output of a tool that failed
 */
export function runTool(tool, args, cwd, env = {}) {
  try {
    return execFileSync(process.execPath, [tool, ...args], {
      cwd,
      stdio: 'pipe',
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{stdout?: string, stderr?: string}} */ (error);
    throw new Error(`${tool} ${args.join(' ')} in ${cwd}:\n${stdout}${stderr}`, { cause: error });
  }
}
