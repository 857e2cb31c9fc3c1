import { paths } from '#shared/domain/routing/paths.ts';
import type { SectionProps } from '../contract/section-module.ts';
import styles from './header-menu.module.css';
import { MENU_DATA_VERSION, type MenuData } from './menu-data.ts';

/** Draws the sections of the site in the header. */
export function Section({ data, path }: SectionProps<MenuData>) {
  const [, language = '', current] = path.split('/');
  return (
    <nav className={styles.nav} aria-label={data.label}>
      {data.items.map(({ section, text }) => (
        <a
          key={section}
          href={paths.section(section, { language })}
          aria-current={section === current ? 'page' : undefined}
        >
          {text}
          {section === 'live' ? <span className={styles.dot} aria-hidden="true" /> : null}
          {section === 'live' && data.live !== null ? <span className={styles.count}>{data.live}</span> : null}
        </a>
      ))}
      {data.pages.map((page) => {
        const href = `/${language}/${page.path}`;
        return (
          <a key={page.id} className={styles.page} href={href} aria-current={path === href ? 'page' : undefined}>
            {page.text}
          </a>
        );
      })}
    </nav>
  );
}

export const dataVersion = MENU_DATA_VERSION;
