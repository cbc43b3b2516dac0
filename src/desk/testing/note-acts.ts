/** Acts for a fake desk that record their calls. Each returns a value as done. */
export function createNotes() {
  const seen: [string, unknown][] = [];
  const note =
    <Value = true>(name: string, value: Value = true as Value) =>
    async (asked: unknown) => {
      seen.push([name, asked]);
      return { isDone: true, value } as const;
    };
  return { seen, note };
}
