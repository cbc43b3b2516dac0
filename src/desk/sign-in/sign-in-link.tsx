import type { ActionFunctionArgs } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { redeem } from '../redeem.ts';
import { RedeemPage } from '../ui/redeem-page.tsx';
import { useAnswer } from '../use-answer.ts';

export async function action(args: ActionFunctionArgs) {
  return await redeem(args, 'link');
}

export default function SignInLink() {
  const { t } = useDesk();
  return <RedeemPage title={t('signIn.title')} problem={useAnswer<typeof action>()?.problem} />;
}
