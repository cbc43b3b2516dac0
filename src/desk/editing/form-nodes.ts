import type { EditedField } from './edited-field.ts';

/** The fields of a form as a tree, by the parts of their paths. */
export type FormNode = {
  readonly name: string;
  readonly path: string;
  readonly field: EditedField | null;
  readonly children: readonly FormNode[];
};

export function createNodes(fields: readonly EditedField[], path = ''): readonly FormNode[] {
  const groups = new Map<string, EditedField[]>();
  for (const field of fields) {
    const name = field.path.slice(path === '' ? 0 : path.length + 1).split('.')[0] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), field]);
  }
  return [...groups].map(([name, members]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const [only] = members;
    return only?.path === at
      ? { name, path: at, field: only, children: [] }
      : { name, path: at, field: null, children: createNodes(members, at) };
  });
}
