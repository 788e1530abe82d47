/** Something that this suite cannot begin with. The message is one line for whoever called it. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}
