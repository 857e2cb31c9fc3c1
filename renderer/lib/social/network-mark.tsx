import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import styles from './networks.module.css';

/** Letters for each network; our own marks, not the networks' logos. */
const MARKS: Readonly<Record<NetworkId, string>> = {
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

/** Draws a network's mark next to its name: letters of the style sheet, which are no text of the button. */
export function NetworkMark({ network }: { readonly network: NetworkId }) {
  return <span className={styles.mark} aria-hidden="true" dir="ltr" data-letters={MARKS[network]} />;
}
