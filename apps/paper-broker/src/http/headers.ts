import { hashesOfInlineScripts } from './inlineScripts.js';

/**
 * On every answer but a hashed file's, which carries part of them. No CORS header is among them: the app and its API share
 * one origin.
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

/** Of the headers of every answer, those that say nothing to a script, a style or a picture that a page loads. */
export const forDocumentsOnly: readonly string[] = [
  'X-Frame-Options',
  'Strict-Transport-Security',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Content-Security-Policy',
  'X-Request-Id',
];

/** How long reference data may be kept where nothing is about to change, seconds. */
export const KEPT_SECONDS = 60;

/** Of an answer with words in the customer's language: what is kept of one customer's is no good for another's. */
export const byLanguage = { Vary: 'Accept-Language' } as const;

/** For everything that is not a page: nothing may be loaded by it, nothing may frame it. */
export const apiContentPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** For the app: its own files only, no inline style, and of inline scripts those that the build wrote into its page. */
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
  ].join('; ');
}
