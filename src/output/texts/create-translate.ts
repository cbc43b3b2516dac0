import { findText, type Texts, type TextValues } from './find-text.ts';

/**
 * The text of a key, or of the first of several that has one; `namespace:key` looks in another namespace. Without any text, the last key
 * itself.
 */
export type Translate<Key extends string = string> = (asked: Key | readonly Key[], values?: TextValues) => string;

type TranslateParts<Namespace extends string> = {
  /** The BCP 47 tag of the texts' language. */
  readonly tag: string;
  /** The namespace of keys without one. */
  readonly namespace: Namespace;
  /** All namespaces that a key may name. */
  readonly namespaces: readonly Namespace[];
  readonly textsOf: (namespace: Namespace) => Texts;
  /** Called for a key without a text. If it throws, the key is not shown. */
  readonly onMissing?: (namespace: Namespace, key: string) => void;
};

/** Finds texts: for pages (on the server and in the browser), mails and documents. */
export function createTranslate<Namespace extends string>(parts: TranslateParts<Namespace>): Translate {
  const { tag, namespace: own, namespaces, textsOf, onMissing } = parts;
  // A page asks for some hundred texts without values, and they are the same each time.
  const plain = new Map<string, string>();

  function find(asked: readonly string[], values: TextValues): string {
    const keys = asked.map((each) => splitKey(each));
    for (const { namespace, key } of keys) {
      const text = findText(key, { texts: textsOf(namespace), tag, values });
      if (text !== undefined) return text;
    }
    if (typeof values.defaultValue === 'string') return values.defaultValue;
    const { namespace, key } = keys.at(-1) ?? { namespace: own, key: '' };
    onMissing?.(namespace, key);
    return key;
  }

  return (asked, values) => {
    if (typeof asked !== 'string') return find(asked, values ?? {});
    if (values !== undefined) return find([asked], values);
    const known = plain.get(asked) ?? find([asked], {});
    plain.set(asked, known);
    return known;
  };

  function splitKey(asked: string): { readonly namespace: Namespace; readonly key: string } {
    const at = asked.indexOf(':');
    const named = at === -1 ? undefined : namespaces.find((each) => each === asked.slice(0, at));
    return named === undefined ? { namespace: own, key: asked } : { namespace: named, key: asked.slice(at + 1) };
  }
}
