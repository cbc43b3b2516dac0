/** What a visitor allows beyond what the site needs: measuring, and remembering the advertisement. */
export type Consent = 'all' | 'none';

const consentCookie = 'consent';
/** Half a year, after which the question returns (advice of the French authority, kept on every site). */
const lifetimeSeconds = 180 * 86_400;

/** The choice in a `Cookie` header or in `document.cookie`; null before there is one. */
export function parseConsent(cookies: string): Consent | null {
  const value = /(?:^|;\s*)consent=(all|none)(?:;|$)/.exec(cookies)?.[1];
  return value === 'all' || value === 'none' ? value : null;
}

/** The cookie that stores the choice. It is needed to respect the choice, so it needs no consent. */
export function formatConsentCookie(choice: Consent, { isSecure }: { readonly isSecure: boolean }): string {
  return `${consentCookie}=${choice}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
