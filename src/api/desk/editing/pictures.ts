import { removePicture } from '#content/editing/pictures/edit-pictures.ts';
import { findPictureUses } from '#content/editing/pictures/picture-uses.ts';
import { listPictures, type StoredPicture } from '#content/stores/picture-store.ts';
import { builder, require } from '../builder.ts';

type Picture = Pick<StoredPicture, 'key'> & {
  readonly added: StoredPicture | null;
  /** Read once for all that are asked, and only if somebody wants to know. */
  readonly findUses: () => ReturnType<typeof findPictureUses>;
};

const PictureRef = builder.objectRef<Picture>('Picture').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.string({
      nullable: true,
      description: 'As its file was called; null for a drawing of the program.',
      resolve: ({ added }) => added?.name ?? null,
    }),
    addedAt: t.string({ nullable: true, resolve: ({ added }) => added?.addedAt ?? null }),
    addedBy: t.string({ nullable: true, resolve: ({ added }) => added?.addedBy ?? null }),
    uses: t.stringList({
      description: 'The files that show it, published or drafted.',
      resolve: async ({ key, findUses }) => [...((await findUses()).get(key) ?? [])],
    }),
  }),
});

builder.queryFields((t) => ({
  pictures: t.field({
    type: [PictureRef],
    description: 'Those that were added, the latest first, then the drawings.',
    resolve: async (_root, _args, context) => {
      require(context, 'edit-pages');
      let uses: ReturnType<typeof findPictureUses> | null = null;
      const findUses = () => {
        uses ??= findPictureUses(context.db);
        return uses;
      };
      const added = await listPictures(context.db);
      return [
        ...added.map((each) => ({ key: each.key, added: each, findUses })),
        ...context.drawings.map((key) => ({ key, added: null, findUses })),
      ];
    },
  }),
}));

builder.mutationFields((t) => ({
  removePicture: t.string({
    nullable: true,
    description: 'Why it was not taken away; null where it was.',
    args: { key: t.arg.string({ required: true }) },
    resolve: async (_root, { key }, context) => {
      require(context, 'edit-pages');
      const removed = await removePicture(context, context.signedIn.member, key);
      return removed.ok ? null : removed.failure;
    },
  }),
}));
