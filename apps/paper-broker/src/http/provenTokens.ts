const MAX_TOKENS = 20_000;

/** The tokens that have opened a session here before: hashes only, the least used forgotten first. */
export interface ProvenTokens {
  has(tokenHash: Uint8Array): boolean;
  /** Remembers one that was good, forgets one that was not. */
  learn(tokenHash: Uint8Array, isGood: boolean): void;
}

export function createProvenTokens(): ProvenTokens {
  const known = new Set<string>();
  const nameOf = (tokenHash: Uint8Array): string => Buffer.from(tokenHash).toString('base64');
  return {
    has: (tokenHash) => known.has(nameOf(tokenHash)),
    learn(tokenHash, isGood) {
      const name = nameOf(tokenHash);
      // Deleted first, so that it takes its place as the latest.
      known.delete(name);
      if (isGood) known.add(name);
      if (known.size <= MAX_TOKENS) return;
      const [oldest] = known;
      if (oldest !== undefined) known.delete(oldest);
    },
  };
}
