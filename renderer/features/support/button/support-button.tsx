import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { SupportIcon } from '../support-icon.tsx';
import { type SupportDialog, supportOptions } from '../support-options.ts';
import { useSupportState } from '../use-support-state.ts';
import styles from './support-button.module.css';
import { SUPPORT_DIALOGS } from './support-dialogs.ts';
import { SupportMenu } from './support-menu.tsx';

/** Closes the open part on a press outside, or when the focus leaves it. */
function useCloseOutside(dock: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !dock.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [dock, isOpen]);
}

interface SupportButtonProps {
  /** Puts the button in its place on the page. */
  readonly inPlace: (dock: ReactNode) => ReactNode;
}

/**
 * Draws the support button, which stays on the screen, with its menu and dialogs (shell §1; N-07). New answers are
 * announced also where the button has no place.
 */
export function SupportButton({ inPlace }: SupportButtonProps) {
  const { t } = useTranslation('support');
  const language = useLanguage();
  const config = useAppSelector(selectConfig);
  const state = useSupportState();
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<SupportDialog | null>(null);
  const dock = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useCloseOutside(dock, isOpen, () => setOpen(false));
  const options = supportOptions(config, language);
  if (options.length === 0) return null;
  const unread = { chat: state?.chat.unread ?? 0, requests: state?.requests.unread ?? 0 };
  const all = unread.chat + unread.requests;
  const Opened = opened && SUPPORT_DIALOGS[opened];
  const open = (dialog: SupportDialog) => {
    // The pressed line is removed with the menu, so the focus returns to the button.
    button.current?.focus();
    setOpen(false);
    setOpened(dialog);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const place = inPlace(
    <aside ref={dock} className={styles.dock} aria-label={t('title')} onKeyDown={closeByKey}>
      {isOpen ? (
        <div className={styles.menu}>
          <SupportMenu id={id} options={options} unread={unread} onOpen={open} onClose={() => setOpen(false)} />
        </div>
      ) : null}
      <button
        ref={button}
        type="button"
        className={styles.button}
        title={t('contact')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <Icon name="close" size={22} /> : <SupportIcon name="chat" size={22} />}
        <span className="vh">{t('contact')}</span>
        {all > 0 ? (
          <b className={styles.marker} aria-hidden="true">
            {all > 9 ? '9+' : all}
          </b>
        ) : null}
      </button>
    </aside>,
  );
  return (
    <>
      {place}
      <span className="vh" role="status" data-support={all > 0 ? 'unread' : ''}>
        {all > 0 ? t('unread_count', { count: all }) : ''}
      </span>
      {Opened ? <Opened onClose={() => setOpened(null)} onOpen={setOpened} /> : null}
    </>
  );
}
