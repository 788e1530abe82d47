// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LOOK_MS = 1_000;
const SHELL = /^-?(sh|dash|bash|zsh|ash|ksh|busybox)$/;

/**
 * Calls `stop` once npm, which started this process, is gone. A signal to npm alone does not reach us, and nobody would
 * ever end us. Without npm nothing is watched: a shell that started us in the background may well end.
 * @param {() => void} stop
 */
export function whenStarterIsGone(stop) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  // npm runs a script by a shell, and some shells let the script take their place.
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

/** @param {number} pid @returns {{name: string, parent: number} | undefined} undefined when there is no such process */
function look(pid) {
  try {
    // pid (name) state parent …; the name may hold spaces and brackets.
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

/** Where there is no /proc. @param {number} pid */
function ask(pid) {
  try {
    const text = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [parent = '', command = ''] = text.split(/\s+/);
    return { name: command.split('/').at(-1) ?? '', parent: Number(parent) };
  } catch {
    return undefined;
  }
}
