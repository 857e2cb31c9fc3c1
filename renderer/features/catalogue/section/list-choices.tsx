import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { PillNav, pillClass } from '#renderer/ui/pill-nav.tsx';
import type { GameSection } from '#shared/contracts/catalogue.ts';
import {
  daysUntil,
  LIST_HOURS,
  LIST_SORTS,
  type ListChoice,
  listChoiceQuery,
  weekFrom,
} from '#shared/domain/routing/list-choice.ts';
import styles from './list.module.css';

interface ListChoicesProps {
  readonly section: GameSection;
  readonly choice: ListChoice;
  /** Path of the list without a query. */
  readonly path: string;
}

interface ChoiceLinkProps extends Pick<ListChoicesProps, 'choice' | 'path'> {
  readonly change: Partial<ListChoice>;
  readonly text: string;
  readonly isCurrent: boolean;
}

function ChoiceLink({ choice, path, change, text, isCurrent }: ChoiceLinkProps) {
  return (
    <Link
      className={pillClass}
      to={`${path}${listChoiceQuery({ ...choice, ...change })}`}
      state={{ keepScroll: true }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {text}
    </Link>
  );
}

/** Chooses the day on which the games of a list begin: the week from today in the player's zone. */
function DayChoices({ choice, path }: Pick<ListChoicesProps, 'choice' | 'path'>) {
  const { t } = useTranslation(['games', 'common']);
  const { timeZone } = useAppSelector(selectDisplay);
  const now = useNow(MINUTE_MS);
  const chosen = choice.day && daysUntil(choice.day, now, timeZone);
  return (
    <PillNav label={t('days_label')}>
      {weekFrom(now, timeZone).map(({ day, weekday }, index) => (
        <ChoiceLink
          key={day}
          choice={choice}
          path={path}
          change={{ day, hours: undefined }}
          text={t(index === 0 ? 'common:day_today' : index === 1 ? 'common:day_tomorrow' : `common:weekday_${weekday}`)}
          isCurrent={index === chosen}
        />
      ))}
    </PillNav>
  );
}

/**
 * Chooses the order of a list and, before the games, the hours or the day in which they begin: each choice is an
 * address.
 */
export function ListChoices({ section, choice, path }: ListChoicesProps) {
  const { t } = useTranslation('games');
  const shared = { choice, path };
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A chosen day may be beyond the end of the strip.
    const chosen = [...(strip.current?.querySelectorAll('[aria-current]') ?? [])].at(-1);
    const [box, own] = [strip.current?.getBoundingClientRect(), chosen?.getBoundingClientRect()];
    if (!box || !own || (own.left >= box.left && own.right <= box.right)) return;
    strip.current?.scrollBy({ left: own.left + own.width / 2 - box.left - box.width / 2 });
  }, []);
  return (
    <div
      ref={strip}
      className={styles.choices}
      data-chosen={listChoiceQuery(choice) || undefined}
      data-back={t('scroll_back')}
      data-forward={t('scroll_forward')}
    >
      <PillNav label={t('sort_label')}>
        {LIST_SORTS.map((sort) => (
          <ChoiceLink
            key={sort}
            {...shared}
            change={{ sort }}
            text={t(`sort_${sort}`)}
            isCurrent={sort === choice.sort}
          />
        ))}
      </PillNav>
      {section === 'line' ? (
        <>
          <PillNav label={t('hours_label')}>
            {[undefined, ...LIST_HOURS].map((hours) => (
              <ChoiceLink
                key={hours ?? 'any'}
                {...shared}
                change={{ hours, day: undefined }}
                text={hours ? t('hours_of', { hours }) : t('hours_any')}
                isCurrent={hours === choice.hours && choice.day === undefined}
              />
            ))}
          </PillNav>
          <DayChoices {...shared} />
        </>
      ) : null}
    </div>
  );
}
