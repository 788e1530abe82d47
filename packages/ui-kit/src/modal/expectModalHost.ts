let expected = false;

/**
 * Declares that a `ModalHost` will be mounted by code that loads after the start. Questions asked before then wait
 * for it, however long that takes, instead of being rejected.
 */
export function expectModalHost(): void {
  expected = true;
}

/** Whether `expectModalHost` was called. */
export const isModalHostExpected = (): boolean => expected;
