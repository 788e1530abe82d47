// @ts-check
/** Asks in a terminal. Without a terminal, the answers are the lines of the input, so that scripts can give them. */
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

export const isAsked = process.stdin.isTTY === true && process.stdout.isTTY === true;

let isHidden = false;
const screen = new Writable({
  write(chunk, _encoding, done) {
    if (!isHidden) process.stdout.write(chunk);
    done();
  },
});
/** @type {import('node:readline').Interface | undefined} */
let lines;
/** @type {AsyncIterator<string> | undefined} */
let given;

/**
 * Asks a question.
 * @param {string} question
 * @param {{hidden?: boolean}} [options] `hidden`: the input is not shown
 * @returns {Promise<string>} empty at the end of the input
 */
export async function ask(question, { hidden = false } = {}) {
  lines ??= createInterface({ input: process.stdin, output: screen, terminal: isAsked });
  given ??= lines[Symbol.asyncIterator]();
  if (isAsked) process.stdout.write(question);
  isHidden = hidden;
  const { value, done } = await given.next();
  isHidden = false;
  if (hidden && isAsked) process.stdout.write('\n');
  return done === true ? '' : value.trim();
}

/** Closes the input, so that the program can end. */
export const stopAsking = () => lines?.close();
