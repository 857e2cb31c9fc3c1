import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import type { OfferCondition, ShownOffer } from '#shared/contracts/offers.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from './offers.module.css';
import { useConditionText } from './use-condition-text.ts';

/** Number of conditions that a card shows. */
const SHOWN = 3;

/** Returns the conditions with a figure that a card shows: those of the first set. */
const figuresOf = ({ sets }: ShownOffer): readonly OfferCondition[] =>
  (sets[0]?.conditions ?? []).filter(({ type }) => type !== 'word').slice(0, SHOWN);

function OfferCard({
  offer,
  lang,
  dir,
}: {
  readonly offer: ShownOffer;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}) {
  const { t } = useTranslation('offers');
  const home = paths.home(useLanguage());
  const text = useConditionText();
  const { slug, page, rules, takers } = offer;
  return (
    <li className={styles.card} data-offer={slug}>
      <h3 className={styles.name} lang={lang} dir={dir}>
        {page.id === null ? page.name : <Link to={`${home}/${page.id}`}>{page.name}</Link>}
      </h3>
      <p lang={lang} dir={dir}>
        {page.about}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('who')}</dt>
          <dd>{t(`takers_${takers}`)}</dd>
        </div>
        {figuresOf(offer).map((condition) => (
          <div key={condition.name}>
            <dt>{text.name(condition)}</dt>
            <dd>
              <bdi suppressHydrationWarning>{text.value(condition)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {rules === null ? null : (
        <Link className={styles.more} to={`${home}/${rules}`}>
          {t('to_rules')}
          <span className="vh">: {page.name}</span>
        </Link>
      )}
    </li>
  );
}

/** Lists the offers of a family that can be taken now. */
export function OfferListPart({ block, anchor, text, prose, own, words }: PartProps<'offerList'>) {
  const { offers, title, none } = block;
  return (
    <section id={anchor} className={styles.part} aria-labelledby={`${anchor}-title`} {...own}>
      <h2 className={styles.title} id={`${anchor}-title`} {...words}>
        {title}
      </h2>
      {text === undefined ? null : (
        <div className={styles.text} {...words}>
          {text}
        </div>
      )}
      {offers.length === 0 ? (
        <div className={styles.text} {...words}>
          {prose(none)}
        </div>
      ) : (
        <ul className={styles.cards}>
          {offers.map((offer) => (
            <OfferCard key={offer.slug} offer={offer} {...words} />
          ))}
        </ul>
      )}
    </section>
  );
}
