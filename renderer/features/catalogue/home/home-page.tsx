import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { InPlayNotice } from '#renderer/lib/live/in-play-notice.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { GameSection } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { GamesPanel } from '../section/games-panel.tsx';
import listStyles from '../section/list.module.css';
import { PanelHeading } from '../section/panel-heading.tsx';
import { withColumns } from '../section/section-query.ts';
import { SportStrip } from '../section/sport-strip.tsx';
import { Featured } from './featured.tsx';
import styles from './home.module.css';
import { HOME_LINE, HOME_LIVE } from './home-queries.ts';

function PanelHead({ section }: { readonly section: GameSection }) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  return (
    <div className={styles.head}>
      <PanelHeading isLive={section === 'live'}>{t(section === 'live' ? 'home_live' : 'home_line')}</PanelHeading>
      <Link className={styles.all} to={paths.section(section, { language })}>
        {t(section === 'live' ? 'all_live' : 'all_line')}
        <Icon name="chevron" size={14} mirrored />
      </Link>
    </div>
  );
}

function EmptyPanel({ section }: { readonly section: GameSection }) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const other: GameSection = section === 'live' ? 'line' : 'live';
  return (
    <StateView
      kind="empty"
      icon={section === 'live' ? 'clock' : 'trophy'}
      title={t(section === 'live' ? 'empty_live' : 'empty_line')}
      text={t('empty_text')}
      actions={
        <Link className={buttonClass('secondary')} to={paths.section(other, { language })}>
          {t(other === 'live' ? 'go_to_live' : 'go_to_line')}
        </Link>
      }
    />
  );
}

/** Rows that the server draws: the first of the live ones are in sight; the next games are, where few are live. */
const LIVE_NEAR = 10;
const LINE_NEAR = 3;

/** Home page: featured games, the sports, live games and the next ones. */
export function HomePage() {
  const { t } = useTranslation('games');
  const display = useAppSelector(selectDisplay);
  return (
    <div className={listStyles.page}>
      <h1 className="vh">{t('home_title')}</h1>
      <Featured />
      <SportStrip section="line" />
      <GamesPanel
        query={withColumns(HOME_LIVE, display)}
        mixed
        heading="h3"
        head={<PanelHead section="live" />}
        empty={<EmptyPanel section="live" />}
        near={LIVE_NEAR}
        isShort
      />
      <InPlayNotice />
      <GamesPanel
        query={withColumns(HOME_LINE, display)}
        mixed
        heading="h3"
        head={<PanelHead section="line" />}
        empty={<EmptyPanel section="line" />}
        near={LINE_NEAR}
        isShort
      />
    </div>
  );
}
