import { createHash } from 'node:crypto';
import type { SocialProvider } from '../../../config/config-service.ts';
import type { Fields } from '../read-profile.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/**
 * Returns the digest with which OK signs a call in a session (https://apiok.ru/en/dev/methods): MD5 of the parameters,
 * sorted and joined, and of the secret of the session, which is the MD5 of the access token and of the application's
 * secret key. MD5 is the network's choice; the call goes over https.
 *
 * @param parameters those of the call, without the access token
 */
export function callDigest(
  parameters: Readonly<Record<string, string>>,
  accessToken: string,
  secretKey: string,
): string {
  const text = Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('');
  return md5(text + md5(accessToken + secretKey));
}

/** Returns the body of the signed call that names the person of an access token. */
export function personCall(
  { publicKey, clientSecret }: Pick<SocialProvider, 'clientSecret' | 'publicKey'>,
  accessToken: string,
): URLSearchParams {
  const parameters = {
    application_key: publicKey,
    fields: 'uid,first_name,last_name,email',
    format: 'json',
    method: 'users.getCurrentUser',
  };
  const sig = callDigest(parameters, accessToken, clientSecret);
  return new URLSearchParams({ ...parameters, sig, access_token: accessToken });
}

/** Returns the fields of a signed call's answer. @throws Error for an error of the network, which comes with status 200 */
export function fieldsOfCall(answer: Fields): Fields {
  const { error_code: code, error_msg: message } = answer;
  if (code !== undefined) throw new Error(`The signed call was refused: ${String(code)} ${String(message)}`);
  return answer;
}
