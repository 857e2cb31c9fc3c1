import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { usePercentText } from '#renderer/lib/text/use-percent-text.ts';
import tables from '#renderer/ui/table.module.css';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { legStatusKey } from '#shared/domain/coupon/leg-status-key.ts';
import styles from './coupon-example.module.css';

type Block = ContentBlock<'couponExample'>;
type Example = NonNullable<Block['example']>;
type Leg = Block['legs'][number];

/** Returns functions that write odds (thousandths) and amounts (hundredths of a unit without a currency). */
function useFigures() {
  const locale = moneyLocale(useTranslation().language);
  const write = (digits: number) => {
    const { format } = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: digits });
    return format;
  };
  const [odds, amount] = [write(3), write(2)];
  return { odds: (coef: number) => odds(coef / 1000), amount: (hundredths: number) => amount(hundredths / 100) };
}

/** Returns the name of a selection: A, B, C. */
const nameOf = (at: number): string => String.fromCodePoint('A'.charCodeAt(0) + at);
const namesOf = (bets: readonly number[]): string => bets.map(nameOf).join(' · ');

function useRoleOf(type: Block['type']): (leg: Leg) => string {
  const { t } = useTranslation('calculator');
  return ({ banker, blockId }) => {
    if (banker) return t('banker');
    if (blockId === undefined) return '';
    const isLobby = type === 'multi' && blockId === DEFAULT_COUPON_RULES.lobbyBlockId;
    return isLobby ? t('block_lobby') : t('block', { number: blockId });
  };
}

function Legs({ block }: { readonly block: Block }) {
  const { t } = useTranslation(['calculator', 'history']);
  const { odds } = useFigures();
  const roleOf = useRoleOf(block.type);
  return (
    <table className={`${tables.table} ${styles.table}`} aria-label={t('bets')}>
      <thead>
        <tr>
          <th scope="col">{t('bets')}</th>
          <th scope="col">{t('odds')}</th>
          <th scope="col">{t('result')}</th>
        </tr>
      </thead>
      <tbody>
        {block.legs.map((leg, at) => (
          <tr key={nameOf(at)}>
            <th scope="row">
              <bdi dir="ltr">{nameOf(at)}</bdi>
              <span className={styles.role}>{roleOf(leg)}</span>
            </th>
            <td>
              <bdi dir="ltr">{odds(leg.coef)}</bdi>
            </td>
            <td>{t(`history:${legStatusKey(BET_STATUS[leg.result])}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rows({ rows }: Pick<Example, 'rows'>) {
  const { t } = useTranslation('calculator');
  const { odds, amount } = useFigures();
  const isPlayed = rows.some(({ left }) => left !== null);
  return (
    <table className={`${tables.table} ${styles.table}`} aria-label={t('lines')}>
      <thead>
        <tr>
          <th scope="col">{t('lines')}</th>
          <th scope="col">{t('odds')}</th>
          <th scope="col">{t('stake_total')}</th>
          <th scope="col">{t('payout')}</th>
          {isPlayed ? <th scope="col">{t('example_left')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bets, coef, stake, payout, left }) => (
          <tr key={bets.join()} data-lost={payout === 0 ? true : undefined}>
            <th scope="row">
              <bdi dir="ltr">{namesOf(bets)}</bdi>
            </th>
            <td>
              <bdi dir="ltr">{odds(coef)}</bdi>
            </td>
            <td>
              <bdi dir="ltr">{amount(stake)}</bdi>
            </td>
            <td>
              <bdi dir="ltr">{amount(payout)}</bdi>
            </td>
            {left === null ? null : (
              <td>
                <bdi dir="ltr">{amount(left)}</bdi>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SumsProps {
  readonly block: Block;
  readonly example: Example;
}

/** Returns the function that says what the offer of an example adds, and what is paid with it. */
function useBonusSums() {
  const { t } = useTranslation('calculator');
  const { odds, amount } = useFigures();
  const percent = usePercentText();
  return ({ bonus: kind }: Block, { bonus, payout }: Example): [string, string][] => {
    if (kind === undefined || !bonus) return [];
    if (kind === 'freeBet') return [[t('example_free_bet'), amount(bonus.amount)]];
    return [
      ...(bonus.percent === null ? [] : [[t('example_bonus_percent'), percent(bonus.percent)] as [string, string]]),
      ...(bonus.coef === null ? [] : [[t('example_bonus_odds'), odds(bonus.coef)] as [string, string]]),
      [t('example_bonus'), amount(bonus.amount)],
      [t('example_with_bonus'), amount(payout + bonus.amount)],
    ];
  };
}

function Sums({ block, example }: SumsProps) {
  const { t } = useTranslation('calculator');
  const bonusSums = useBonusSums();
  const { odds, amount } = useFigures();
  const sums: [string, string][] = [
    [t('total'), amount(block.amount)],
    [t('example_total_odds'), odds(example.coef)],
    [t('example_lines'), String(example.lines)],
    [t(block.type === 'antiExpress' ? 'example_best_anti' : 'example_best'), amount(example.best)],
    [t('example_payout'), amount(example.payout)],
    ...bonusSums(block, example),
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Draws a worked example of a bet: its selections, its lines and what they pay, in units of no currency. */
export function CouponExamplePart({ block, anchor, text, own, words }: PartProps<'couponExample'>) {
  const { example, title } = block;
  const titleId = `${anchor}-title`;
  if (!example) return null;
  return (
    <div id={anchor} className={styles.example} {...own}>
      <h2 className={styles.title} id={titleId} {...words}>
        {title}
      </h2>
      {text === undefined ? null : (
        <div className={styles.text} {...words}>
          {text}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off must be reached with the keys */}
      <section className={tables.frame} aria-labelledby={titleId} tabIndex={0}>
        <Legs block={block} />
        <Rows rows={example.rows} />
      </section>
      <Sums block={block} example={example} />
    </div>
  );
}
