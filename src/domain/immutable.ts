/** A type as inferred from its schema, made deeply readonly: the domain never mutates values. */
export type Immutable<Type> = Type extends readonly (infer Element)[]
  ? readonly Immutable<Element>[]
  : Type extends object
    ? { readonly [Key in keyof Type]: Immutable<Type[Key]> }
    : Type;
