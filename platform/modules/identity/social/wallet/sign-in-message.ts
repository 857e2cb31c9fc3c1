/** What a wallet signs to sign in (EIP-4361). */
export interface SignInMessage {
  /** Host and port of the site. */
  readonly domain: string;
  /** Address of the account, with the capital letters of its checksum (EIP-55). */
  readonly address: string;
  /** One line that says what the signature does. */
  readonly statement: string;
  readonly uri: string;
  /** EIP-155. */
  readonly chainId: number;
  /** Letters and digits, at least eight. */
  readonly nonce: string;
  /** Epoch ms. */
  readonly issuedAt: number;
  /** Epoch ms. */
  readonly endsAt: number;
}

const instant = (at: number) => new Date(at).toISOString();

/** Returns the text of EIP-4361 that the wallet shows and signs. The platform alone writes it, and checks that text. */
export function messageText(message: SignInMessage): string {
  const { domain, address, statement, uri, chainId, nonce, issuedAt, endsAt } = message;
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    statement,
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${instant(issuedAt)}`,
    `Expiration Time: ${instant(endsAt)}`,
  ].join('\n');
}
