import type { DueItem } from '../work/source.js';

/**
 * Work that is due at a time: on an order, on a protected position, or on a close request at the end of its review.
 */
export type DueStep = Pick<DueItem, 'source' | 'id' | 'memberId' | 'dueAt' | 'arrival'> & {
  readonly source: 'order' | 'position' | 'close_request';
};

interface DueRow {
  readonly id: string;
  readonly member_id: string;
  readonly due_at: Date | null;
  readonly arrival: string | null;
}

/** The next step of a row; undefined when nothing more is due for it. */
export function dueStepOf(source: DueStep['source'], row: DueRow | undefined): DueStep | undefined {
  if (row === undefined || row.due_at === null) return undefined;
  return { source, id: row.id, memberId: row.member_id, dueAt: row.due_at, arrival: row.arrival };
}

export const isSameStep = (a: DueStep, b: DueStep | undefined): boolean =>
  a.id === b?.id && a.dueAt.getTime() === b.dueAt.getTime();

/**
 * Sorts steps by business time. At the same time, reviews come before orders and orders before protections; within a
 * kind, by arrival. Steps that this unit of work has added have no arrival yet. They come last, in the order in which
 * they were added.
 */
export function compareSteps(a: DueStep, b: DueStep): number {
  return (
    a.dueAt.getTime() - b.dueAt.getTime() ||
    compareText(a.source, b.source) ||
    compareArrivals(a.arrival, b.arrival) ||
    (a.arrival === null ? 0 : compareText(a.id, b.id))
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function compareArrivals(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return Number(BigInt(a) - BigInt(b));
}
