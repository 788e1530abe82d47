import type { DueItem, WorkKind, WorkTools } from './source.js';
import { runTurn } from './turn.js';

/**
 * Does everything of one kind that is due, outside the loops: for seeds and tests.
 * @param onFailure called for each item that throws; without it, the first error is thrown after all other items
 * @returns how many items were done one by one
 */
export async function runDue(
  tools: Pick<WorkTools, 'db' | 'clock'>,
  kind: WorkKind,
  onFailure?: (item: DueItem, error: unknown) => void,
): Promise<number> {
  let count = 0;
  const errors: unknown[] = [];
  const monitor = {
    done: () => void (count += 1),
    failed: (item: DueItem, error: unknown) =>
      onFailure === undefined ? void errors.push(error) : onFailure(item, error),
    broke: (_place: string, error: unknown) => void errors.push(error),
  };
  await runTurn({ ...tools, monitor }, [kind], () => false);
  for (const error of errors) throw error;
  return count;
}
