import { data } from 'react-router';

/** The form of a request. An invalid body is the sender's mistake: 400, not a fault of ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
