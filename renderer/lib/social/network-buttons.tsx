import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { socialBeginPath, withoutSocialReturn } from '#shared/domain/social/social-return.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useLanguage } from '../routing/use-route.ts';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import { NetworkMark } from './network-mark.tsx';
import styles from './networks.module.css';

/** Buttons of one row; the last place opens the others. */
const IN_A_ROW = 6;

export interface NetworkButtonsProps {
  /** Whether to stay signed in. */
  readonly save: boolean;
  /** The buttons are next to a registration form; they lead to the same pages. */
  readonly isSignUp?: boolean;
}

/** Links to sign in by a network: the network's page replaces this one and leads back. */
export function NetworkButtons({ save, isSignUp = false }: NetworkButtonsProps) {
  const { t } = useTranslation('social');
  const { socialNetworks } = useAppSelector(selectConfig);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const hasMore = socialNetworks.length > IN_A_ROW;
  const shown = hasMore && !isOpen ? socialNetworks.slice(0, IN_A_ROW - 1) : socialNetworks;
  const query = new URLSearchParams({
    lang: language,
    returnTo: pathname + withoutSocialReturn(search),
    save: save ? '1' : '0',
  });
  const open = () => {
    setOpen(true);
    // The pressed button is removed; the first new one gets the focus.
    requestAnimationFrame(() => list.current?.querySelectorAll('a')[IN_A_ROW - 1]?.focus());
  };
  return (
    <section className={styles.part} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {t(isSignUp ? 'or_up_with' : 'or_with')}
      </p>
      <ul className={styles.row} ref={list}>
        {shown.map(({ id: network, name }) => {
          const label = t(isSignUp ? 'sign_up_with' : 'sign_in_with', { network: name });
          return (
            <li key={network}>
              <a
                className={styles.network}
                href={`${socialBeginPath(network)}?${query}`}
                aria-label={label}
                title={label}
              >
                <NetworkMark network={network} />
                <bdi>{name}</bdi>
              </a>
            </li>
          );
        })}
        {hasMore && !isOpen ? (
          <li>
            <button type="button" className={styles.network} onClick={open}>
              <span className={styles.mark} aria-hidden="true">
                <Icon name="plus" size={16} />
              </span>
              <bdi>{t('more')}</bdi>
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
