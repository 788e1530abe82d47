const MAX_TOKENS = 20_000;

/** The hashes of tokens that opened a session in this process before; the least recently used are forgotten first. */
export interface ProvenTokens {
  has(tokenHash: Uint8Array): boolean;
  /** Remembers a valid token and forgets an invalid one. */
  learn(tokenHash: Uint8Array, isGood: boolean): void;
}

export function createProvenTokens(): ProvenTokens {
  const known = new Set<string>();
  const nameOf = (tokenHash: Uint8Array): string => Buffer.from(tokenHash).toString('base64');
  return {
    has: (tokenHash) => known.has(nameOf(tokenHash)),
    learn(tokenHash, isGood) {
      const name = nameOf(tokenHash);
      // Deleted first, so that it becomes the most recent.
      known.delete(name);
      if (isGood) known.add(name);
      if (known.size <= MAX_TOKENS) return;
      const [oldest] = known;
      if (oldest !== undefined) known.delete(oldest);
    },
  };
}
