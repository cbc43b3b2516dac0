import { createHash } from 'node:crypto';
import type { TripReview } from '#operations/reviews/review-store.ts';

/** Between the samples and the entries that our editors put first. */
const weight = 50;
const longestTitle = 60;

/** Reviews by travellers as content entries, in the shape in which imported ones are stored. */
export function createReviewEntries(reviews: readonly TripReview[]): readonly unknown[] {
  return reviews.map((review) => {
    const { site, language } = review;
    const document = createDocument(review);
    return { kind: 'review', slug: document.slug, site, language, position: 0, document };
  });
}

function createDocument({ tripId, site, createdAt, publishedAt, author, text, reply, ...marks }: TripReview) {
  return {
    sites: [site],
    createdAt: `${(publishedAt ?? createdAt).slice(0, 19)}Z`,
    status: 'published',
    position: 0,
    // Database ids never leave the server.
    slug: `trip-${createHash('sha256').update(tripId).digest('hex').slice(0, 24)}`,
    title: titleOf(text),
    content: formatParagraphs(text),
    ...(reply === '' ? {} : { reply: formatParagraphs(reply) }),
    writtenAt: createdAt.slice(0, 10),
    author: plainLine(author),
    driverRating: marks.driver,
    busRating: marks.bus,
    platformRating: marks.platform,
    weight,
    weightType: 'DEFAULT',
  };
}

/** The first sentence, cut at a word if it is long: reviewers are not asked for a title. */
function titleOf(text: string): string {
  const sentence = /^[^.!?\n]+/.exec(plainLine(text))?.[0].trim() ?? '';
  if (sentence === '') return '…';
  if ([...sentence].length <= longestTitle) return sentence;
  const cut = [...sentence].slice(0, longestTitle).join('');
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`;
}

/** A content line may hold no markup, and braces would be filled with brand facts. */
function plainLine(text: string): string {
  const line = withoutBraces(text).replaceAll('<', '‹').replaceAll('>', '›').replace(/\s+/g, ' ').trim();
  return line === '' ? '…' : line;
}

function formatParagraphs(text: string): string {
  const paragraphs = withoutBraces(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim());
  const filled = paragraphs.filter((paragraph) => paragraph !== '');
  return filled.map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\s*\n\s*/g, '<br>')}</p>`).join('') || '<p>…</p>';
}

function withoutBraces(text: string): string {
  return text.replaceAll('{', '(').replaceAll('}', ')');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
