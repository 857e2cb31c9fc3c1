import { type ReactNode, type Ref, useId } from 'react';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  readonly title: string;
  /** Shows the heading, where nothing above names this section. */
  readonly isTitleShown?: boolean;
  /** One sentence about the section. */
  readonly intro?: string | null;
  /** Ref of the heading, for returning the focus when its element is removed. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** Draws a section of the settings: a heading, one sentence, and the choices below each other. */
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
