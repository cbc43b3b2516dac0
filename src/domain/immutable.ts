/** A type as its schema infers it, made readonly all the way down: nothing of the domain is changed in place. */
export type Immutable<Type> = Type extends readonly (infer Element)[]
  ? readonly Immutable<Element>[]
  : Type extends object
    ? { readonly [Key in keyof Type]: Immutable<Type[Key]> }
    : Type;
