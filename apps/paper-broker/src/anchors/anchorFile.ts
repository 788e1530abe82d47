import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Config } from '../settings/config.js';
import type { AnchorCopy } from '../ledger/chain.js';
import { toLine, type Anchor } from '../ledger/anchors.js';

/** The content of ANCHOR_FILE, to compare with the ledger; empty if the file is not set or does not exist. */
export const readAnchorFile = ({ anchorFile }: Pick<Config, 'anchorFile'>): AnchorCopy[] =>
  anchorFile === undefined || !existsSync(anchorFile)
    ? []
    : [{ name: anchorFile, text: readFileSync(anchorFile, 'utf8') }];

/**
 * Appends to ANCHOR_FILE the anchors that it lacks.
 * @throws Error when the file disagrees with `anchors`: either the file or the ledger was changed
 */
export function appendAnchors(config: Pick<Config, 'anchorFile'>, anchors: readonly Anchor[]): void {
  if (config.anchorFile === undefined) return;
  const wanted = anchors.map(toLine).join('');
  const [kept] = readAnchorFile(config);
  if (kept !== undefined && !wanted.startsWith(kept.text))
    throw new Error(`${kept.name} does not agree with the anchors of the ledger: nothing is added to it.`);
  const missing = wanted.slice(kept?.text.length ?? 0);
  if (missing !== '') appendFileSync(config.anchorFile, missing, { flush: true, mode: 0o600 });
}
