import type { ReactNode } from 'react';
import { isSiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { useSiteFrame } from '../../site-context.ts';

/** Marks text that is still missing in the page's language and shown in another, so that it is read aloud in its own. */
export function TextLanguage({ language, children }: { readonly language: string; readonly children: ReactNode }) {
  const page = useSiteFrame().language;
  if (language === page || !isSiteLanguage(language)) return children;
  return <div lang={tagOf(language)}>{children}</div>;
}
