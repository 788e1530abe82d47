// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LOOK_MS = 1_000;
const SHELL = /^-?(sh|dash|bash|zsh|ash|ksh|busybox)$/;

/**
 * Calls `stop` once npm, which started this process, has ended. A signal to npm alone does not reach this process,
 * which would then run forever. Without npm it watches nothing, because a shell that started it in the background may
 * end.
 * @param {() => void} stop
 */
export function whenStarterIsGone(stop) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  // npm runs a script with a shell, and some shells replace themselves with the script.
  const grandparent = SHELL.test(look(parent)?.name ?? '') ? look(parent)?.parent : undefined;
  const timer = setInterval(() => {
    const isSame =
      process.ppid === parent && (grandparent === undefined || look(parent)?.parent === grandparent);
    if (isSame) return;
    clearInterval(timer);
    stop();
  }, LOOK_MS);
  timer.unref();
}

/**
 * The name and the parent of a process.
 * @param {number} pid @returns {{name: string, parent: number} | undefined} undefined when there is no such process
 */
function look(pid) {
  try {
    // pid (name) state parent …; the name may contain spaces and brackets.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    return {
      name: text.slice(text.indexOf('(') + 1, end),
      parent: Number(text.slice(end + 2).split(' ')[1]),
    };
  } catch {
    return process.platform === 'linux' ? undefined : ask(pid);
  }
}

/** Asks `ps`, for systems without /proc. @param {number} pid */
function ask(pid) {
  try {
    const text = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [parent = '', command = ''] = text.split(/\s+/);
    return { name: command.split('/').at(-1) ?? '', parent: Number(parent) };
  } catch {
    return undefined;
  }
}
