import { authenticate } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';

/** Returns a token of a demonstration login. */
export async function logIn(
  url: string,
  email: string,
): Promise<{ id_token: string; sub: string }> {
  const response = await fetch(`${url}${authenticate.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: DEMO_PASSWORD }),
  });
  const { id_token } = (await response.json()) as { id_token: string };
  const { sub } = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return { id_token, sub };
}
