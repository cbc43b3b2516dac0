import { offerFirstOwner } from '#operations/staff/first-owner.ts';
import { createApiContext } from '../api-context.ts';
import { describeError } from '../log.ts';
import type { Resources } from '../resources.ts';

/** The link for the first owner, for the console; null if there is no desk, a member exists already, or the database is away. */
export async function findFirstOwnerLink(resources: Resources): Promise<string | null> {
  const { deskUrl } = resources.environment;
  if (deskUrl === null) return null;
  const { db, randomBytes } = createApiContext(resources);
  try {
    return await offerFirstOwner({ db, deskUrl, randomBytes });
  } catch (error) {
    resources.log.warn(describeError(error), 'Unable to offer the first owner a way in: start again once the database answers');
    return null;
  }
}
