/** The suite cannot start with the given arguments. The message is one line. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}
