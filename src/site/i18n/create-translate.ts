import { findText, type Texts, type TextValues } from './find-text.ts';
import { isNamespace, type Namespace } from './namespaces.ts';

/** The text of a key, or of the first of several that has one; `namespace:key` looks elsewhere. Without any, the last key itself. */
export type Translate = (asked: string | readonly string[], values?: TextValues) => string;

type TranslateParts = {
  readonly language: string;
  /** Where a key without a namespace is looked for. */
  readonly namespace: Namespace;
  readonly textsOf: (namespace: Namespace) => Texts;
  readonly tellMissing?: (namespace: Namespace, key: string) => void;
};

/** Finds the texts of a page, on the server and in the browser alike. */
export function createTranslate({ language, namespace: own, textsOf, tellMissing }: TranslateParts): Translate {
  // A page asks for some hundred texts without values, and they are the same each time.
  const plain = new Map<string, string>();

  function find(asked: readonly string[], values: TextValues): string {
    const keys = asked.map((each) => splitKey(each, own));
    for (const { namespace, key } of keys) {
      const text = findText(key, { texts: textsOf(namespace), language, values });
      if (text !== undefined) return text;
    }
    if (typeof values.defaultValue === 'string') return values.defaultValue;
    const { namespace, key } = keys.at(-1) ?? { namespace: own, key: '' };
    tellMissing?.(namespace, key);
    return key;
  }

  return (asked, values) => {
    if (typeof asked !== 'string') return find(asked, values ?? {});
    if (values !== undefined) return find([asked], values);
    const known = plain.get(asked) ?? find([asked], {});
    plain.set(asked, known);
    return known;
  };
}

function splitKey(asked: string, otherwise: Namespace): { readonly namespace: Namespace; readonly key: string } {
  const at = asked.indexOf(':');
  const namespace = asked.slice(0, at);
  return at !== -1 && isNamespace(namespace) ? { namespace, key: asked.slice(at + 1) } : { namespace: otherwise, key: asked };
}
