import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { useRouteParams } from '#renderer/lib/routing/use-route.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { GamesPanel } from '../section/games-panel.tsx';
import { PanelHeading } from '../section/panel-heading.tsx';
import styles from './parts.module.css';
import { isShownAt, partQuery } from './shown-games.ts';

/** Lists the games of a competition in one section, with their prices. */
export function CompetitionGamesPart({ block, anchor, own, words }: PartProps<'competitionGames'>) {
  const { t } = useTranslation('competition');
  const params = useRouteParams();
  const display = useAppSelector(selectDisplay);
  const { section, subject, title } = block;
  if (!subject || !isShownAt(section, params)) return null;
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} {...own}>
      <GamesPanel
        query={partQuery(section, subject, display)}
        mixed={false}
        heading="h3"
        head={
          <div className={styles.bar}>
            <PanelHeading id={`${anchor}-title`} isLive={section === 'live'} {...words}>
              {title}
            </PanelHeading>
          </div>
        }
        empty={<p className={styles.none}>{t(section === 'live' ? 'none_live' : 'none_line')}</p>}
        isShort={params.section === undefined}
      />
    </section>
  );
}
