import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi;

/**
 * What a content policy calls the scripts that stand in a page themselves: a hash of each, byte by byte, so that none but
 * these run. Source: CSP Level 3, section 2.3.1, `hash-source`.
 */
export function hashesOfInlineScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
