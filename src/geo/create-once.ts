/** Creates a value at first use, and returns the same one from then on. */
export function createOnce<Value>(create: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: create() };
    return made.value;
  };
}
