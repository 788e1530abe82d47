import { expect } from 'vitest';
import { WrongUse } from '../wrongUse.js';

/** The one-line message of the WrongUse that `begin` throws. */
export async function lineOf(begin: () => unknown): Promise<string> {
  try {
    await begin();
  } catch (error) {
    expect(error).toBeInstanceOf(WrongUse);
    expect((error as Error).message).not.toContain('\n');
    return (error as Error).message;
  }
  throw new Error('It has begun.');
}
