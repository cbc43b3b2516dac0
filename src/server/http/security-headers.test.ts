import { describe, expect, it } from 'vitest';
import { type MollieSettings, mollieUrl } from '#adapters/payments/mollie/settings.ts';
import { hashInlineScripts } from '../pages/inline-scripts.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

function directivesOf(policy: string): Map<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const policyOf = ({
  html = '',
  mode = 'production',
  font = null,
  mollie = null,
}: {
  html?: string;
  mode?: 'production' | 'development';
  font?: string | null;
  mollie?: MollieSettings | null;
}) =>
  directivesOf(contentSecurityPolicy({ scriptHashes: hashInlineScripts(html), environment: { mode, fontStylesheetUrl: font, mollie } }));

describe('contentSecurityPolicy', () => {
  it('allow a page only its own scripts', () => {
    const policy = policyOf({ html: '<script>a()</script><script>b()</script>' });
    expect(policy.get('script-src')).toEqual(["'self'", ...hashInlineScripts('<script>a()</script><script>b()</script>')]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it('forbid framing, other bases and foreign form targets', () => {
    const policy = policyOf({});
    expect([policy.get('frame-ancestors'), policy.get('base-uri'), policy.get('object-src')]).toEqual([["'none'"], ["'none'"], ["'none'"]]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });

  it('allow forms to lead to the payment provider, once payments are enabled', () => {
    const formsOf = (url: string) => policyOf({ mollie: { apiKey: 'test_x', url } }).get('form-action');
    expect(formsOf(mollieUrl)).toEqual(["'self'", 'https://*.mollie.com']);
    expect(formsOf('http://127.0.0.1:8080/base')).toEqual(["'self'", 'http://127.0.0.1:8080']);
  });

  it('has no unsafe source in production', () => {
    const policy = contentSecurityPolicy({
      scriptHashes: ["'sha256-x'"],
      environment: { mode: 'production', fontStylesheetUrl: 'https://fonts.example/a', mollie: null },
    });
    expect(policy).not.toMatch(/unsafe|\*|ws:/);
  });

  it('allow styles and fonts from the external font’s origin, and nothing else', () => {
    const policy = policyOf({ font: 'https://fonts.example:8443/css2?family=Figtree' });
    const allowed = [...policy].filter(([, sources]) => sources.includes('https://fonts.example:8443')).map(([name]) => name);
    expect(allowed).toEqual(['style-src', 'font-src']);
  });

  it('allow Vite’s inline code in development, without hashes that would forbid it', () => {
    const policy = policyOf({ html: '<script>a()</script>', mode: 'development' });
    expect(policy.get('script-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy.get('connect-src')).toContain('ws:');
  });
});

describe('securityHeaders', () => {
  it('let no page of a site ask where the visitor is', () => {
    expect(securityHeaders['Permissions-Policy']?.split(', ')).toContain('geolocation=()');
  });

  it('forbid everything without a policy of its own', () => {
    const policy = directivesOf(securityHeaders['Content-Security-Policy'] ?? '');
    expect([...policy.values()]).toEqual([["'none'"], ["'none'"], ["'none'"]]);
  });
});
