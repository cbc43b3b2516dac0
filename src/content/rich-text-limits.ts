import { type Handler, Parser } from 'htmlparser2';

/** Characters of one text: forty times our longest one. */
const longest = 256 * 1024;
/** Pasted text of word processors is about thirty levels deep. */
const deepest = 64;
/** Elements, attributes and pieces of text; each `&amp;` is a piece. */
const mostParts = 20_000;

class Excess extends Error {}

/**
 * Parses a text as HTML and stops at the first limit; returns that limit, or null. The parser searches all open elements at each closing
 * tag, so its time grows with depth times length.
 */
export function parseWithin(source: string, handler: Partial<Handler>): string | null {
  if (source.length > longest) return `is longer than ${longest / 1024} KB`;
  let [parts, depth] = [0, 0];
  const count = (more: number) => {
    parts += more;
    if (parts > mostParts) throw new Excess(`has more than ${mostParts} parts`);
  };
  const parser = new Parser({
    ...handler,
    onopentag(name, attributes, isImplied) {
      depth += 1;
      if (depth > deepest) throw new Excess(`is nested more than ${deepest} deep`);
      count(1 + Object.keys(attributes).length);
      handler.onopentag?.(name, attributes, isImplied);
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      handler.onclosetag?.(name, isImplied);
    },
    ontext(text) {
      count(1);
      handler.ontext?.(text);
    },
    oncomment(text) {
      count(1);
      handler.oncomment?.(text);
    },
    onprocessinginstruction(name, text) {
      count(1);
      handler.onprocessinginstruction?.(name, text);
    },
  });
  try {
    parser.end(source);
    return null;
  } catch (error) {
    if (error instanceof Excess) return error.message;
    throw error;
  }
}
