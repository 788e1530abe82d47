import type { DueItem } from '../work/source.js';

/** When something is to be done for an order, a protected position, or a close request whose review is over. */
export type DueStep = Pick<DueItem, 'source' | 'id' | 'memberId' | 'dueAt'> & {
  readonly source: 'order' | 'position' | 'close_request';
};

interface DueRow {
  readonly id: string;
  readonly member_id: string;
  readonly due_at: Date | null;
}

/** When a row is to be looked at next; undefined when there is nothing more to do for it. */
export function dueStepOf(source: DueStep['source'], row: DueRow | undefined): DueStep | undefined {
  if (row === undefined || row.due_at === null) return undefined;
  return { source, id: row.id, memberId: row.member_id, dueAt: row.due_at };
}

export const isSameStep = (a: DueStep, b: DueStep | undefined): boolean =>
  a.id === b?.id && a.dueAt.getTime() === b.dueAt.getTime();

/** The order of the work list: by business time; of one moment, reviews before orders before protections. */
export function compareSteps(a: DueStep, b: DueStep): number {
  return a.dueAt.getTime() - b.dueAt.getTime() || compareText(a.source, b.source) || compareText(a.id, b.id);
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
