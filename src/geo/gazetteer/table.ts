/**
 * The rows of a data table: one per line, cells separated by `|`. A row with a different number of cells is an error in the data and
 * throws.
 */
export function parseTable(text: string, columns: number): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns) {
        throw new Error(`a row of ${cells.length} cells instead of ${columns}: ${line}`);
      }
      return cells;
    });
}

/** The entries of a cell that contains a list; an empty cell is an empty list. */
export function parseList(cell: string): string[] {
  return cell === '' ? [] : cell.split(', ');
}

/** A number in a cell; anything else throws. */
export function parseNumber(cell: string): number {
  const value = Number(cell);
  if (cell === '' || !Number.isFinite(value)) {
    throw new Error(`not a number: ${cell}`);
  }
  return value;
}
