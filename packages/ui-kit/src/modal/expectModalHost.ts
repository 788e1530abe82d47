let expected = false;

/**
 * Says that a `ModalHost` is on its way, in a file that the product fetches after its start. Questions that are asked before
 * it is mounted then wait for it, however long that takes, instead of being rejected.
 */
export function expectModalHost(): void {
  expected = true;
}

/** Whether a product has said so. */
export const isModalHostExpected = (): boolean => expected;
