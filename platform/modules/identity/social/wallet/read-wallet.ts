import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import type { SocialProfile } from '../../social-sign-ups.ts';
import { checksumAddress, signerOf } from './ethereum-key.ts';

interface WalletAnswer {
  /** 0x and forty hexadecimal digits. */
  readonly address: string;
  /** 0x and hexadecimal digits. */
  readonly signature: string;
}

/**
 * Returns the person of a wallet: its account has signed the message of this attempt (EIP-4361, EIP-191).
 *
 * @param message the platform's own text, so that another domain, nonce, chain or time fits no signature
 * @throws ApiError WALLET_UNSUPPORTED as `signerOf`; Error when another key, or another text, was signed
 */
export function readWallet(network: NetworkId, message: string, { address, signature }: WalletAnswer): SocialProfile {
  const account = checksumAddress(address);
  if (signerOf(message, signature) !== account) throw new Error('The wallet has not signed the message of the attempt');
  return {
    network,
    subject: account,
    email: null,
    isEmailVerified: false,
    name: null,
    surname: null,
    handle: account,
  };
}
