import { blank, foldText } from './fold-text.ts';
import type { Body } from './mark.ts';

const sentHeader = /^[ \t]*(?:gesendet|sent|verzonden|envoye|enviado(?: el)?|cc|bcc|reply-to|antwort an)\s*:.*$/gm;
/** Sender, recipient and date of a mail; before a town the same words name the start of a trip. */
const mailHeader = /^[ \t]*(?:von|from|van|de|an|to|aan|a|para)\s*:.*@.*$/gm;
const dayHeader = /^[ \t]*(?:datum|date|fecha)\s*:.*\d{1,2}:\d{2}.*$/gm;
const quoted = /^[ \t]*>.*$/gm;
const wrote = /^.{0,120}(?:schrieb|wrote|schreef|a ecrit|escribio)\b.{0,80}:[ \t]*$/gm;
const address = /\b[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}/g;
const phone =
  /(?:(?:tel|telefoon|telefon|phone|mobil|mobile|mob|gsm|fax|handy|movil|portable)[a-z]{0,15}\.?\s{0,5}:?\s{0,5})?(?:\+|\b00|\b0)\d[\d ()/-]{7,40}\d/g;
const greeting =
  /^[ \t]*(?:sehr geehrte[rs]?|liebe[rs]?|hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|gruss gott|gru. gott|dear|hello|good (?:morning|afternoon|evening)|beste|geachte|goedemorgen|goedemiddag|goedendag|dag|bonjour|bonsoir|madame|monsieur|chere?s?|hola|buenos dias|buenas(?: tardes)?|estimad[oa]s?|apreciad[oa]s?)\b(?:[^,!\n.:\d]{0,60}[,!\n.:])?/gm;
const closing =
  /(?:^|[.!?]\s)[ \t]*(?:(?:mit |viele |beste |schone |liebe |herzliche |freundliche[n]? )+(?:freundlichen )?gru|mfg\b|lg\b|vg\b|(?:kind|best|warm|many)(?:est)? (?:regards|wishes|thanks)|regards\b|yours (?:sincerely|faithfully|truly)|sincerely|cheers\b|(?:met |hartelijke |vriendelijke |sportieve )+(?:vriendelijke )?groet|groet(?:en|jes)?\b|mvg\b|alvast bedankt|(?:bien )?cordialement|bien a vous|(?:meilleures )?salutations|(?:recevez|veuillez (?:agreer|recevoir))\b|cdt\b|(?:un |muchos |cordiales )?(?:saludos?)\b|atentamente|gracias de antemano|--[ \t]*$)/m;
const postscript = /^[ \t]*(?:p\.? ?s\.?|nb|n\.b\.)[ \t:]/m;

/** Blanks everything that is not about the trip: headers, quoted mails, greeting, signature, telephone numbers. */
export function maskMail(text: string): Body {
  let masked = text;
  const hide = (pattern: RegExp) => {
    for (const found of foldText(masked).matchAll(pattern)) masked = blank(masked, found.index, found.index + found[0].length);
  };
  const isForwarded = foldText(text).search(mailHeader) >= 0;
  for (const pattern of [sentHeader, mailHeader, ...(isForwarded ? [dayHeader] : []), quoted, wrote]) hide(pattern);
  masked = blankSignature(masked);
  for (const pattern of [greeting, address]) hide(pattern);
  for (const found of foldText(masked).matchAll(phone)) {
    if (!isDay(found[0])) masked = blank(masked, found.index, found.index + found[0].length);
  }
  return { text: masked, folded: foldText(masked) };
}

/** Blanks from the closing words to the end, except a postscript. */
function blankSignature(text: string): string {
  const folded = foldText(text);
  const found = closing.exec(folded);
  if (found === null || found.index === 0) return text;
  const after = postscript.exec(folded.slice(found.index));
  return blank(text, found.index, after === null ? text.length : found.index + after.index);
}

function isDay(found: string): boolean {
  return /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/.test(found.trim()) || found.replaceAll(/\D/g, '').length < 9;
}
