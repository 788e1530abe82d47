/** From each state, the states that may follow. */
type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/**
 * Asserts that a table of states allows a step.
 * @throws Error when it does not: a fault of ours, never of a customer
 */
export function assertTransition<State extends string>(
  noun: string,
  table: Transitions<State>,
  from: State,
  to: State,
): void {
  if (!table[from].includes(to)) {
    throw new Error(`A ${noun} cannot go from ${from} to ${to}; see its table of transitions.`);
  }
}
