import { checkoutSource } from '#adapters/payments/mollie/settings.ts';
import type { Environment } from '../environment.ts';

export type PolicySources = {
  readonly scriptHashes: readonly string[];
  readonly environment: Pick<Environment, 'mode' | 'fontStylesheetUrl' | 'mollie'>;
};

/** The Content-Security-Policy of a page: our own origin, the page's own inline scripts by hash, and the external font if one is set. */
export function contentSecurityPolicy({ scriptHashes, environment }: PolicySources): string {
  const font = environment.fontStylesheetUrl === null ? [] : [new URL(environment.fontStylesheetUrl).origin];
  const development = environment.mode === 'development';
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    // Vite's hot reload writes scripts and styles of its own into the page.
    'script-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...scriptHashes],
    'style-src': development ? ["'self'", "'unsafe-inline'", ...font] : ["'self'", ...font],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", ...font],
    'connect-src': development ? ["'self'", 'ws:'] : ["'self'"],
    'frame-ancestors': ["'none'"],
    // A form that starts a payment is redirected to the payment page, and browsers check that against this list too.
    'form-action': environment.mollie === null ? ["'self'"] : ["'self'", checkoutSource(environment.mollie)],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};
