import { decimal, negate, parseDecimal, subtract, toText, ZERO } from '@fairlot/money';
import { useT } from '../../i18n/index.js';
import type { FigureNode } from '../../queries/explainQueries.js';
import { Explained, ExplainedByTree } from '../explain/Explained.js';

export interface RemainingProps {
  /** Writes an amount with its currency; an en dash if unknown. */
  money: (value: string | null | undefined) => string;
  /** What is available now, decimal text; undefined while unknown. */
  before: string | null | undefined;
  /** What is available after the action; undefined while unknown. */
  after: string | null | undefined;
  /** The account of `before`, whose sum opens while no amount is known. */
  accountId?: string | undefined;
  /** The sum of `after`. */
  tree?: FigureNode | undefined;
}

/** What is available now and after a money action; where it does not suffice, how much is missing. */
export function Remaining({ money, before, after, accountId, tree }: RemainingProps) {
  const t = useT();
  if (before == null || after == null)
    return (
      <Explained figure="available_funds" of={accountId === undefined ? undefined : { accountId }}>
        {money(before)}
      </Explained>
    );
  const left = decimal(after);
  if (left < ZERO)
    return t('balance.lacking', { available: money(before), missing: money(toText(negate(left))) });
  return (
    <ExplainedByTree tree={tree}>
      {t('balance.fromTo', { before: money(before), after: money(after) })}
    </ExplainedByTree>
  );
}

/** What is left of the available money after an amount; undefined while either is unknown. Decimal text. */
export function leftAfter(available: string | null | undefined, amount: string): string | undefined {
  const [there, spent] = [parseDecimal(available ?? ''), parseDecimal(amount)];
  return there === null || spent === null ? undefined : toText(subtract(there, spent));
}
