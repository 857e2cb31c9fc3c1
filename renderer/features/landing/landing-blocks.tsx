import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Landing, LandingBlock, LandingTexts } from '#shared/contracts/landing.ts';
import { Countdown } from './countdown.tsx';
import styles from './landing.module.css';
import { LandingAction } from './landing-action.tsx';
import { LandingGames } from './landing-games.tsx';

type Points = NonNullable<LandingTexts['steps']>;

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Draws points as a numbered list, or next to each other. */
function PointList({ points, isOrdered }: { readonly points: Points; readonly isOrdered: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={isOrdered ? styles.steps : styles.facts}>
      {points.items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

function Questions({ points }: { readonly points: Points }) {
  return (
    <div className={styles.questions}>
      {points.items.map(({ title, text }) => (
        <details key={title}>
          <summary>
            {title}
            <Icon name="chevron-down" size={16} />
          </summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
}

function Terms({ landing: { texts, endsAt } }: { readonly landing: Landing }) {
  const { t } = useTranslation('landing');
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  return (
    <ul className={styles.terms}>
      {texts.terms.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {endsAt === null ? null : <li>{t('until', { time: text.moment(endsAt, now) })}</li>}
    </ul>
  );
}

/** Draws one block of a landing page; the landing decides the order. */
export function Block({ block, landing }: { readonly block: LandingBlock; readonly landing: Landing }) {
  const { texts, games, countdownAt } = landing;
  switch (block) {
    case 'countdown':
      return texts.countdown && countdownAt !== null ? <Countdown text={texts.countdown} at={countdownAt} /> : null;
    case 'games':
      return texts.games ? (
        <Section title={texts.games.title}>
          <p className={styles.quiet}>{texts.games.text}</p>
          <LandingGames games={games} />
        </Section>
      ) : null;
    case 'steps':
    case 'facts': {
      const points = texts[block];
      return points ? (
        <Section title={points.title}>
          <PointList points={points} isOrdered={block === 'steps'} />
        </Section>
      ) : null;
    }
    case 'faq':
      return texts.faq ? (
        <Section title={texts.faq.title}>
          <Questions points={texts.faq} />
        </Section>
      ) : null;
    case 'terms':
      return (
        <Section title={texts.terms.title}>
          <Terms landing={landing} />
        </Section>
      );
    case 'closing':
      return texts.closing ? (
        <section className={styles.closing}>
          <h2 className={styles.heading}>{texts.closing.title}</h2>
          <p>{texts.closing.text}</p>
          <LandingAction landing={landing} />
        </section>
      ) : null;
  }
}
