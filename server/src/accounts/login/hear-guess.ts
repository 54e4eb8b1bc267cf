import { GUESSES_A_DAY, SECRET_ATTEMPTS } from '@app/contract/accounts';
import type { Accounts } from '../accounts.ts';
import { requireAllowed } from './allowance.ts';

const QUARTER = { max: SECRET_ATTEMPTS, minutes: 15 };
const DAY = { max: GUESSES_A_DAY, minutes: 24 * 60 };

const ofDay = (bucket: string) => `${bucket}:day`;

/**
 * Checks a secret after counting the attempt, so that simultaneous guesses cannot pass the limit together. A
 * correct one is taken off the count.
 */
export async function hearGuess(
  context: Accounts,
  bucket: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  await requireAllowed(context, bucket, QUARTER);
  await requireAllowed(context, ofDay(bucket), DAY);
  const right = await isRight();
  const { clear, giveBack } = context.throttles;
  if (right) await Promise.all([clear(bucket), giveBack(ofDay(bucket))]);
  return right;
}

/** Clears the counted guesses once the owner has proved their identity in another way. */
export const forgetGuesses = ({ throttles }: Accounts, bucket: string) =>
  Promise.all([bucket, ofDay(bucket)].map(throttles.clear));
