import type { ActionFunctionArgs } from 'react-router';
import { severalOnBoard } from './several-on-board.ts';

/** What is done with several duties of the board at once. */
export async function action(args: ActionFunctionArgs) {
  return await severalOnBoard(args);
}
