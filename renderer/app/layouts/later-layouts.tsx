import type { ComponentType } from 'react';
import { useNamespaces } from '#renderer/lib/i18n/use-namespaces.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeRail } from '#renderer/lib/office/office-menu.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { BrandMark } from '#renderer/ui/brand-mark.tsx';
import { CONSENT_HASH } from '#shared/domain/consent/consent-hash.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { LayoutId, SectionId } from '#shared/domain/routing/route-row.ts';
import { FooterSlot } from '../sections/section-slots.tsx';
import { useArrival } from '../use-arrival.ts';
import type { LayoutProps } from './default-layout.tsx';
import styles from './later-layouts.module.css';

function Brand({ isLink }: { readonly isLink: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { brand } = useAppSelector(selectConfig);
  const sign = (
    <>
      <BrandMark />
      <bdi>{brand}</bdi>
    </>
  );
  if (!isLink) return <span className={styles.brand}>{sign}</span>;
  return (
    <Link className={styles.brand} to={paths.home(language)} aria-label={t('home_of', { brand })}>
      {sign}
    </Link>
  );
}

interface PlainProps extends LayoutProps {
  readonly kind: 'blocked' | 'empty' | 'maintenance';
}

/** Layout with the brand, one block in the middle, and the footer with its languages. */
function PlainLayout({ kind, children }: PlainProps) {
  useArrival();
  return (
    <div className={`${styles.plain} ${styles[kind]}`} data-layout={kind}>
      <header className={styles.bar}>
        <Brand isLink={kind === 'empty'} />
      </header>
      <main className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <FooterSlot />
    </div>
  );
}

/** Layout of a page without rail and coupon. */
function EmptyLayout({ children }: LayoutProps) {
  return <PlainLayout kind="empty">{children}</PlainLayout>;
}

/** Layout during maintenance: it links to no page of the product. */
function MaintenanceLayout({ children }: LayoutProps) {
  return <PlainLayout kind="maintenance">{children}</PlainLayout>;
}

/** Layout for a blocked visitor: it links to no page of the product. */
function BlockedLayout({ children }: LayoutProps) {
  return <PlainLayout kind="blocked">{children}</PlainLayout>;
}

const LEGAL_NAMESPACES = ['sections'] as const;

/** Texts of layouts beside those of every page; a server draws the layout with them. */
export const LAYOUT_NAMESPACES: Partial<Record<LayoutId, readonly string[]>> = { headless: LEGAL_NAMESPACES };

/** Line about age, limits and help that the law asks for on every page. */
function LegalLine() {
  const { t } = useTranslation('sections');
  const hasTexts = useNamespaces(LEGAL_NAMESPACES);
  const { brand, companyName, minAge, support, isPlayMoney } = useAppSelector(selectConfig);
  return (
    <footer className={styles.legal}>
      <p>
        <b className={styles.age}>
          <bdi dir="ltr">{minAge}+</bdi>
        </b>{' '}
        {hasTexts ? (
          <>
            {t('legal_responsible', { age: minAge })} {isPlayMoney ? `${t('legal_play_money')} ` : ''}
            {t('legal_help')} <a href={`mailto:${support.email}`}>{support.email}</a>
            {' · '}
            <a href={CONSENT_HASH}>{t('cookie_settings')}</a>
          </>
        ) : null}
      </p>
      {companyName === brand ? null : (
        <p>
          <bdi>{companyName}</bdi>
        </p>
      )}
    </footer>
  );
}

/** Layout of a landing page: brand, page, and the legal line (shell §2.4). */
function HeadlessLayout({ children }: LayoutProps) {
  useArrival();
  return (
    <div className={styles.headless} data-layout="headless">
      <div className={styles.line}>
        <Brand isLink />
      </div>
      <main className={styles.landing} tabIndex={-1}>
        {children}
      </main>
      <LegalLine />
    </div>
  );
}

/** Layouts besides the default one (shell §2.1, R-03). */
export const LATER_LAYOUTS: Readonly<Record<Exclude<LayoutId, 'default'>, typeof EmptyLayout>> = {
  empty: EmptyLayout,
  maintenance: MaintenanceLayout,
  blocked: BlockedLayout,
  headless: HeadlessLayout,
};

/** What the rail of the default layout shows on pages of a section, where it is not the sports. */
export const LATER_RAILS: Partial<Record<SectionId, ComponentType>> = { office: OfficeRail };
