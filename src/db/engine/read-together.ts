/**
 * Shares one read among all callers that ask during another read, so the read must not depend on the caller. Nobody gets data older than
 * their call: callers during a read wait for the next one, which starts when the first ends. So at most two reads lie between a call and
 * its result.
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
