import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { tagOf } from '#domain/sites/language.ts';
import { useSiteFrame } from '../../site-context.ts';
import { entryAddress, type LanguageEntry } from './language-entries.ts';

type EntryLinkProps = { readonly entry: LanguageEntry; readonly className?: string | undefined; readonly children: ReactNode };

/** Leads to the home page of another site, or of this one in another of its languages. */
export function EntryLink({ entry, className, children }: EntryLinkProps) {
  const { site, language, addresses } = useSiteFrame();
  const tag = tagOf(entry.language);
  const isHere = entry.site === site;
  const shared = { className, lang: tag, hrefLang: tag, 'aria-current': (isHere && entry.language === language) || undefined };
  if (isHere) {
    return (
      <RouterLink {...shared} to={entryAddress(entry, '')}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a {...shared} href={entryAddress(entry, addresses[entry.site])}>
      {children}
    </a>
  );
}
