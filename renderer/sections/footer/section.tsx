import { CONSENT_HASH } from '#shared/domain/consent/consent-hash.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { SectionProps } from '../contract/section-module.ts';
import styles from './footer.module.css';
import { FOOTER_DATA_VERSION, type FooterData, type FooterPiece } from './footer-data.ts';

type PieceProps = SectionProps<FooterData>;

function Responsibility({ data }: PieceProps) {
  return (
    <div className={styles.promise}>
      <span className={styles.age} aria-hidden="true">
        {data.age}
      </span>
      <p>
        {data.promise} <a href={`mailto:${data.email}`}>{data.email}</a>
      </p>
    </div>
  );
}

function Languages({ data, path }: PieceProps) {
  return (
    <nav className={styles.links} aria-label={data.languagesLabel}>
      {data.languages.map(({ code, name }) => (
        <a
          key={code}
          href={paths.inLanguage(path, code)}
          hrefLang={code}
          lang={code}
          aria-current={path.slice(1, 3) === code}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

function Company({ data }: PieceProps) {
  return (
    <p>
      <bdi>{data.brand}</bdi>
      {data.company === data.brand ? null : (
        <>
          {' · '}
          <bdi>{data.company}</bdi>
        </>
      )}
      {data.license ? ` · ${data.license}` : null}
    </p>
  );
}

/** Links of the site in groups. The desktop app shows no link to apps: its menu has the updates. */
function SiteLinks({ data, path, isDesktopApp }: PieceProps) {
  const language = path.slice(1, 3);
  return (
    <div className={styles.groups}>
      {data.groups.map(({ id, title, pages }) => (
        <nav key={id} aria-label={title}>
          <p className={styles.title}>{title}</p>
          <ul>
            {pages
              .filter(({ isWebOnly }) => !(isWebOnly && isDesktopApp))
              .map((page) => (
                <li key={page.id}>
                  <a href={`/${language}/${page.path}`}>{page.text}</a>
                </li>
              ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

function Cookies({ data }: PieceProps) {
  return (
    <p className={styles.links}>
      <a href={CONSENT_HASH}>{data.cookies}</a>
    </p>
  );
}

const PIECES: Readonly<Record<FooterPiece, typeof Company>> = {
  responsibility: Responsibility,
  languages: Languages,
  company: Company,
};

/** Draws age, limits, help and cookie settings on every page. */
export function Section(props: PieceProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.foot}>
        <SiteLinks {...props} />
        {props.data.pieces.map((piece) => {
          const Piece = PIECES[piece];
          return <Piece key={piece} {...props} />;
        })}
        <Cookies {...props} />
      </div>
    </footer>
  );
}

export const dataVersion = FOOTER_DATA_VERSION;
