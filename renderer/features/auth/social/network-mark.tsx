import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import styles from './networks.module.css';

/** Emails that stand for a network; our own, not its logo. */
const LETTERS: Readonly<Record<NetworkId, string>> = {
  google: 'G',
  vk: 'VK',
  ok: 'OK',
  fb: 'f',
  mailru: '@',
  yandex: 'Я',
  telegram: 'T',
  kakaotalk: 'K',
  twitter: 'X',
  itsme: 'me',
  twitch: 'Tw',
  metamask: 'M',
  line: 'L',
  linkedin: 'in',
  apple: 'A',
};

/** A mark beside the name of a network, or in its place where the name is said. */
export function NetworkMark({ network }: { readonly network: NetworkId }) {
  return (
    <span className={styles.mark} aria-hidden="true" dir="ltr">
      {LETTERS[network]}
    </span>
  );
}
