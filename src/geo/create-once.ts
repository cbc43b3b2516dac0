/** Makes a thing when it is first asked for, and hands out the same one from then on. */
export function createOnce<Value>(create: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: create() };
    return made.value;
  };
}
