/**
 * One reading for all who ask one database while another is under way, so it may depend on nothing of who asks. Nobody is given what was read
 * before he asked: whoever comes during a reading waits for the next one, which begins when that one ends, for all who came meanwhile. So two
 * readings at most stand between anybody and his answer.
 */
export function readTogether<Asker extends { readonly db: object }, Found>(
  read: (asker: Asker) => Promise<Found>,
): (asker: Asker) => Promise<Found> {
  type Turn = { readonly running: Promise<Found>; next: Promise<Found> | null };
  const turns = new WeakMap<object, Turn>();

  function begin(asker: Asker): Promise<Found> {
    const turn: Turn = { running: read(asker), next: null };
    turns.set(asker.db, turn);
    const end = () => {
      if (turn.next === null) turns.delete(asker.db);
    };
    turn.running.then(end, end);
    return turn.running;
  }

  return (asker) => {
    const turn = turns.get(asker.db);
    if (turn === undefined) return begin(asker);
    const again = () => begin(asker);
    turn.next ??= turn.running.then(again, again);
    return turn.next;
  };
}
