import { Fragment } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import tables from '#renderer/ui/table.module.css';
import type { OfferCondition, OfferSet, ShownOffer } from '#shared/contracts/offers.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { OfferAct } from './offer-act.tsx';
import styles from './offers.module.css';
import { type ConditionText, useConditionText } from './use-condition-text.ts';

interface ValueProps {
  readonly condition: OfferCondition;
  readonly text: ConditionText;
}

/** Steps of a ladder, each with what it brings. */
function Steps({ condition, text }: ValueProps) {
  const steps = text.steps(condition);
  if (steps.length === 0) return null;
  return (
    <ul className={styles.steps}>
      {steps.map(({ legs, from, value }) => (
        <li key={legs}>
          <span>{from}</span>
          <bdi suppressHydrationWarning>{value}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Value({ condition, text }: ValueProps) {
  if (text.steps(condition).length > 0) return <Steps condition={condition} text={text} />;
  return (
    <bdi suppressHydrationWarning data-condition={condition.name}>
      {text.value(condition)}
    </bdi>
  );
}

interface OfferProps {
  readonly offer: ShownOffer;
}

/** Names a set of conditions: its registration code, or its section; nothing where there is one set. */
function useSetName(): (set: OfferSet) => string | null {
  const { t } = useTranslation('offers');
  return ({ of }) => {
    if (of === null) return null;
    return of === 'line' || of === 'live' ? t(`of_${of}`) : t('of_code', { code: of });
  };
}

/** Name of a set of conditions, as a link where there is a page about it alone. */
function SetName({ set, name }: { readonly set: ShownOffer['sets'][number]; readonly name: string }) {
  const home = paths.home(useLanguage());
  return set.page === undefined ? name : <Link to={`${home}/${set.page}`}>{name}</Link>;
}

function useUntil(): (until: number) => string {
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  return (until) => time.moment(until, now);
}

function Conditions({ offer, titleId }: OfferProps & { readonly titleId: string }) {
  const { t } = useTranslation('offers');
  const text = useConditionText();
  const nameOf = useSetName();
  const until = useUntil();
  return offer.sets.map((set) => {
    const name = nameOf(set);
    const isNamed = name !== null;
    return (
      <div key={set.of} className={styles.set} data-set={set.of ?? undefined}>
        {isNamed ? (
          <h3 className={styles.name}>
            <SetName set={set} name={name} />
          </h3>
        ) : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off must be reached with the keys */}
        <section className={tables.frame} aria-labelledby={titleId} tabIndex={0}>
          <table className={`${tables.table} ${styles.table}`} aria-label={name ?? t('conditions')}>
            <thead>
              <tr>
                <th scope="col">{t('condition')}</th>
                <th scope="col">{t('applies')}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t('who')}</th>
                <td>{t(`takers_${offer.takers}`)}</td>
              </tr>
              {set.conditions.map((condition) => (
                <tr key={condition.name}>
                  <th scope="row">{text.name(condition)}</th>
                  <td>
                    <Value condition={condition} text={text} />
                  </td>
                </tr>
              ))}
              {set.conditions.some(({ name: one }) => one === 'until') ? null : (
                <tr>
                  <th scope="row">{t('name_until')}</th>
                  <td suppressHydrationWarning>{offer.until === null ? t('no_end') : until(offer.until)}</td>
                </tr>
              )}
            </tbody>
          </table>
        </section>
        <div className={styles.acts}>
          <OfferAct offer={offer} set={set} />
        </div>
      </div>
    );
  });
}

/** The same conditions as sentences, numbered through. */
function Rules({ offer }: OfferProps) {
  const { t } = useTranslation('offers');
  const text = useConditionText();
  const nameOf = useSetName();
  const until = useUntil();
  const isEndless = offer.sets.every(({ conditions }) => conditions.every(({ name }) => name !== 'until'));
  return (
    <ol className={styles.rules}>
      <li>{t(`rule_takers_${offer.takers}`)}</li>
      {offer.sets.map((set) => {
        const name = nameOf(set);
        return (
          <Fragment key={set.of}>
            {name === null ? null : (
              <li className={styles.name} data-set={set.of ?? undefined}>
                <SetName set={set} name={name} />
              </li>
            )}
            {set.conditions.map((condition) => (
              <li key={condition.name}>
                <span suppressHydrationWarning>{text.rule(condition)}</span>
                <Steps condition={condition} text={text} />
              </li>
            ))}
          </Fragment>
        );
      })}
      {isEndless ? (
        <li suppressHydrationWarning>
          {offer.until === null ? t('rule_no_end') : t('rule_until', { value: until(offer.until) })}
        </li>
      ) : null}
    </ol>
  );
}

/** Leads from the conditions to the full terms, and from these to the page about the offer. */
function ReadOn({ offer, isRules }: OfferProps & { readonly isRules: boolean }) {
  const { t } = useTranslation('offers');
  const home = paths.home(useLanguage());
  const target = isRules ? offer.page.id : offer.rules;
  if (target === null) return null;
  return (
    <Link className={styles.more} to={`${home}/${target}`}>
      {isRules ? t('to_offer') : t('to_rules')}
    </Link>
  );
}

/** Shows the conditions of the offer that the page is about, as the engine applies them, and what takes it. */
export function OfferTermsPart({ block, anchor, text, own, words }: PartProps<'offerTerms'>) {
  const { offer, title, as: form } = block;
  const titleId = `${anchor}-title`;
  if (!offer) return null;
  const isRules = form === 'rules';
  return (
    <section id={anchor} className={styles.part} aria-labelledby={titleId} data-offer={offer.slug} {...own}>
      <h2 className={styles.title} id={titleId} {...words}>
        {title}
      </h2>
      {text === undefined ? null : (
        <div className={styles.text} {...words}>
          {text}
        </div>
      )}
      {isRules ? <Rules offer={offer} /> : <Conditions offer={offer} titleId={titleId} />}
      <ReadOn offer={offer} isRules={isRules} />
    </section>
  );
}
