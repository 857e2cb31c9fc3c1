import { type ReactNode, type Ref, useId } from 'react';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  readonly title: string;
  /** Shown where nothing above says which section this is. */
  readonly isTitleShown?: boolean;
  /** What it is about, in a sentence. */
  readonly intro?: string | null;
  /** The heading, where it has to take the focus of something that is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of the settings: its heading, a sentence about it, and what can be chosen, one below the other. */
export function SettingsSection({ title, isTitleShown = false, intro, titleRef, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3
        id={id}
        className={isTitleShown ? styles.title : 'vh'}
        ref={titleRef}
        tabIndex={titleRef === undefined ? undefined : -1}
      >
        {title}
      </h3>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
      {children}
    </section>
  );
}
