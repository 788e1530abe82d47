import { hashesOfInlineScripts } from './inlineScripts.js';

/**
 * The headers of every answer; hashed files carry a part of them. There is no CORS header, because the app and
 * its API share an origin.
 */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Simulated': 'true',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};

/** Headers that only affect documents, so scripts, styles and pictures go without. */
export const forDocumentsOnly: readonly string[] = [
  'X-Frame-Options',
  'Strict-Transport-Security',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Content-Security-Policy',
  'X-Request-Id',
];

/** How long reference data may be cached, in seconds, unless it changes sooner. */
export const KEPT_SECONDS = 60;

/** For an answer with words in the customer's language: a cache must keep one for each language. */
export const byLanguage = { Vary: 'Accept-Language' } as const;

/** For answers that are not pages: they may load nothing and may not be framed. */
export const apiContentPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/**
 * For the app: its own files only, no inline styles, and only the inline scripts in the built page. Text cannot become
 * markup or script, except through the two policies of the app (`apps/h5/src/trustedTypes.d.ts`).
 */
export function appContentPolicy(html = ''): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOfInlineScripts(html)].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types news worker',
  ].join('; ');
}
