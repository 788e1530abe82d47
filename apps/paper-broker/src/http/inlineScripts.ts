import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi;

/**
 * The content policy sources of a page's inline scripts: a hash of each, so that no other inline script runs.
 * Source: CSP Level 3, section 2.3.1, `hash-source`.
 */
export function hashesOfInlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
