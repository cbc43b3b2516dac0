import { type Document, isMap, isPair, isScalar, Lexer, type LineCounter, visit } from 'yaml';

/** Characters: four times our longest file. */
const longest = 64 * 1024;
/** Tokens: five times those of the file with the most. */
const mostTokens = 30_000;
const mostLines = 6_000;
const deepest = 24;
const mostProblems = 20;

/**
 * Why a YAML text is not parsed: it is too long, too deep or uses aliases. Some texts take the parser far longer than their length
 * suggests, so this only splits them into tokens, which takes linear time and stops at the first limit.
 */
export function findExcess(source: string): string | null {
  if (source.length > longest) return `is longer than ${longest / 1024} KB`;
  if (source.split('\n', mostLines + 1).length > mostLines) return `has more than ${mostLines} lines`;
  const isTooDeep = createDepth();
  let tokens = 0;
  for (const token of new Lexer().lex(source)) {
    tokens += 1;
    if (tokens > mostTokens) return `has more than ${mostTokens} parts`;
    if (token.startsWith('&') || token.startsWith('*')) return 'must hold named fields, without aliases';
    if (isTooDeep(token)) return `is nested more than ${deepest} deep`;
  }
  return null;
}

const steps: Readonly<Partial<Record<string, number>>> = { '[': 1, '{': 1, ']': -1, '}': -1 };

/** Whether a token is nested too deeply: by brackets, by the markers of its line, or by its indentation. */
function createDepth(): (token: string) => boolean {
  let [brackets, marks] = [0, 0];
  let isLineStart = true;
  return (token) => {
    brackets += steps[token] ?? 0;
    // Markers of one line only: anything nested below the line above is indented by at least one more space.
    const isMark = token === '-' || token === '?' || token === ':';
    marks = token.endsWith('\n') ? 0 : marks + (isMark ? 1 : 0);
    const indented = isLineStart && /^ +$/.test(token) ? token.length / 2 : 0;
    isLineStart = token.endsWith('\n');
    return Math.max(brackets, marks, indented) > deepest;
  };
}

/** The parser's errors, and duplicate keys of a map, which the parser would compare pairwise in quadratic time. */
export function listProblems(document: Document, lines: LineCounter): readonly string[] {
  const found = [...document.errors, ...document.warnings].slice(0, mostProblems).map(({ message, pos }) => {
    const { line, col } = lines.linePos(pos[0]);
    return `${message} at line ${line}, column ${col}`;
  });
  if (found.length === 0) {
    visit(document, (_key, node) => {
      if (!isMap(node)) return;
      const names = node.items.map((pair) => (isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : ''));
      if (new Set(names).size < names.length) found.push(`Map keys must be unique: ${names.find((name, at) => names.indexOf(name) < at)}`);
    });
  }
  return found;
}
