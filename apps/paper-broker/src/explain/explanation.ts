import type { WireOperations } from '@fairlot/api-client/wire';
import type { Figure } from '../figures/figure.js';
import { Refusal, refuseInvalid } from '../http/refusal.js';

type Parameters = WireOperations['explainFigure']['parameters'];

/** The name of a figure that can be explained. */
export type Asked = Parameters['path']['figure'];

/** What the figure is of: a position, an order, a currency and a period, ... */
export type Scope = Readonly<NonNullable<Parameters['query']>>;

/**
 * Explains one of a member's figures; undefined if there is no such figure.
 * @throws Refusal `validation` if the scope lacks the subject of the figure, `not_found` if the subject is not the
 * member's
 */
export type Explain = (memberId: string, scope: Scope) => Promise<Figure | undefined>;

export type Explainers = Readonly<Partial<Record<Asked, Explain>>>;

/** Explains one of the figures that `load` computes together. */
export const picker =
  <Figures>(load: (memberId: string, scope: Scope) => Promise<Figures>) =>
  (pick: (figures: Figures) => Figure | undefined): Explain =>
  async (memberId, scope) =>
    pick(await load(memberId, scope));

/** @throws Refusal `validation` if the scope lacks the field */
export function required<Field extends keyof Scope>(scope: Scope, field: Field): NonNullable<Scope[Field]> {
  const given = scope[field];
  if (given === undefined || given === null) throw refuseInvalid(field, 'required');
  return given;
}

/** @throws Refusal `not_found` */
export function there<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

/** The first item that is wanted. @throws Refusal `not_found` */
export const one = <Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item =>
  there(items.find(isWanted));
