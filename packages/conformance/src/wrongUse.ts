/** The suite cannot start with what it was given. The message is one line for its caller. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}
