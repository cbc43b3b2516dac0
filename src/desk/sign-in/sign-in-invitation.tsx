import type { ActionFunctionArgs } from 'react-router';
import { useDesk } from '../desk-texts.ts';
import { redeem } from '../redeem.ts';
import { RedeemPage } from '../ui/redeem-page.tsx';
import { useAnswer } from '../use-answer.ts';

export async function action(args: ActionFunctionArgs) {
  return await redeem(args, 'invitation');
}

export default function SignInInvitation() {
  const { t } = useDesk();
  return <RedeemPage title={t('redeem.welcome')} problem={useAnswer<typeof action>()?.problem} />;
}
