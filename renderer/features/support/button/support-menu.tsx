import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { SupportIcon } from '../support-icon.tsx';
import type { MenuOption, SupportDialog } from '../support-options.ts';
import styles from './support-button.module.css';

interface OptionProps {
  readonly option: MenuOption;
  /** Number of unread answers. */
  readonly unread: number;
  readonly onOpen: (dialog: SupportDialog) => void;
  readonly onLeave: () => void;
}

function Option({ option, unread, onOpen, onLeave }: OptionProps) {
  const { t } = useTranslation('support');
  const { kind } = option;
  const sign = (
    <span className={styles.sign}>
      <SupportIcon name={kind} />
    </span>
  );
  if (option.kind === 'social') {
    return (
      <a className={styles.option} href={option.href} target="_blank" rel="noopener noreferrer" onClick={onLeave}>
        {sign}
        <bdi>{option.name}</bdi>
        <span className="vh">{t('new_tab')}</span>
      </a>
    );
  }
  if (option.kind === 'email') {
    return (
      <a className={styles.option} href={option.href} onClick={onLeave}>
        {sign}
        {t('option_email')}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={styles.option}
      data-track={kind === 'requests' ? 'account_support' : undefined}
      onClick={() => onOpen(option.kind)}
    >
      {sign}
      {t(`option_${option.kind}`)}
      {unread > 0 ? (
        <>
          <b className={styles.count} aria-hidden="true">
            {unread}
          </b>
          <span className="vh">{t('unread_count', { count: unread })}</span>
        </>
      ) : null}
    </button>
  );
}

/** Line that an arrow key leads to, from the current and the last line. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  lines[step(Math.max(0, at), lines.length - 1)]?.focus();
}

interface SupportMenuProps {
  /** Names the list for the button that opened it. */
  readonly id?: string;
  readonly options: readonly MenuOption[];
  readonly unread: Readonly<Partial<Record<MenuOption['kind'], number>>>;
  readonly onOpen: (dialog: SupportDialog) => void;
  readonly onClose: () => void;
}

/** List of support options: the focus starts at the first one, and arrow keys move it. */
export function SupportMenu({ id, options, unread, onOpen, onClose }: SupportMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('a, button')?.focus(), []);
  return (
    <ul ref={list} id={id} onKeyDown={moveFocus}>
      {options.map((option) => (
        <li key={option.kind === 'social' ? option.href : option.kind}>
          <Option option={option} unread={unread[option.kind] ?? 0} onOpen={onOpen} onLeave={onClose} />
        </li>
      ))}
    </ul>
  );
}
