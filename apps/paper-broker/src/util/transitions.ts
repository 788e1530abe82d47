/** For each state, the states that may follow it. */
type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/**
 * Asserts that a transition table allows a step.
 * @throws Error when it does not: a bug of the server, never a customer's mistake
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
