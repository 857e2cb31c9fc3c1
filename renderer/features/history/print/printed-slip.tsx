import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { QrCode } from '#renderer/lib/qr/qr-code.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useBonusLines } from '#renderer/lib/text/use-bonus-lines.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTypeName } from '#renderer/lib/text/use-type-name.ts';
import { BrandMark } from '#renderer/ui/brand-mark.tsx';
import type { PrintedSlipAnswer } from '#shared/contracts/printed-slip.ts';
import { taxOfCoupon } from '#shared/domain/coupon/tax.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { broughtBy, stakeOf, statusOf } from '../coupons/coupon-status.ts';
import { PrintedCashOuts } from './printed-cash-outs.tsx';
import { PrintedLegs } from './printed-legs.tsx';
import { PrintedLines } from './printed-lines.tsx';
import styles from './printed-slip.module.css';
import { usePrintMoment } from './use-print-text.ts';

/** Paper formats of a slip. */
export const PAPERS = ['a4', 'a6', 'receipt'] as const;
export type Paper = (typeof PAPERS)[number];

function Fact({ name, large, children }: { name: string; large?: boolean; children: ReactNode }) {
  return (
    <div className={large ? styles.largeFact : styles.fact}>
      <dt>{name}</dt>
      <dd suppressHydrationWarning>{children}</dd>
    </div>
  );
}

function Head({ slip: { coupon } }: { readonly slip: PrintedSlipAnswer }) {
  const { t } = useTranslation(['print', 'history']);
  const { brand, companyName } = useAppSelector(selectConfig);
  const moment = usePrintMoment();
  const type = useTypeName(coupon);
  const status = statusOf(coupon);
  return (
    <header className={styles.head}>
      <p className={styles.brand}>
        <BrandMark />
        <bdi>{brand}</bdi>
        {companyName === brand ? null : (
          <small>
            <bdi>{companyName}</bdi>
          </small>
        )}
      </p>
      <h1 className={styles.title}>
        {t('coupon')} <bdi dir="ltr">{coupon.id}</bdi>
      </h1>
      <p className={styles.status} data-status={status}>
        {t(`history:status_${status}`)}
      </p>
      <dl className={styles.facts}>
        <Fact name={t('type')}>{type}</Fact>
        <Fact name={t('bets')}>{coupon.legs.length}</Fact>
        <Fact name={t('placed')}>{moment(coupon.placedAt, true)}</Fact>
        <Fact name={t('currency')}>
          <bdi>{coupon.iso}</bdi>
        </Fact>
        {coupon.settledAt === null ? null : <Fact name={t('settled')}>{moment(coupon.settledAt, true)}</Fact>}
      </dl>
    </header>
  );
}

function Money({ slip: { coupon } }: { readonly slip: PrintedSlipAnswer }) {
  const { t } = useTranslation(['print', 'history']);
  const money = useMoneyText();
  const text = useBetText();
  const isOpen = coupon.state === 'open';
  const taxed = taxOfCoupon(coupon);
  const hasOdds = coupon.typeId === COUPON_TYPE.single || coupon.typeId === COUPON_TYPE.express;
  const { antiExpressCoef, typeId } = coupon;
  const bonusLines = useBonusLines(coupon);
  return (
    <dl className={styles.money}>
      <Fact name={t('history:stake')}>{money(stakeOf(coupon), coupon.iso)}</Fact>
      {isOpen && coupon.cashOut && coupon.cashOut.cashedOutStake > 0 ? (
        <Fact name={t('history:in_play')}>{money(coupon.amount, coupon.iso)}</Fact>
      ) : null}
      {hasOdds ? (
        <Fact name={t('history:odds')}>
          <bdi dir="ltr">{text.total(coupon.coef)}</bdi>
        </Fact>
      ) : null}
      {typeId === COUPON_TYPE.antiExpress && antiExpressCoef !== null ? (
        <Fact name={t('history:odds')}>
          <bdi dir="ltr">{text.total(antiExpressCoef)}</bdi>
        </Fact>
      ) : null}
      {bonusLines.map(({ key, name, value }) => (
        <Fact key={key} name={name}>
          {value}
        </Fact>
      ))}
      <Fact name={t(isOpen ? 'possible' : coupon.result === 'edited' ? 'history:edited_worth' : 'history:paid')} large>
        {money(isOpen ? coupon.maxPayout : broughtBy(coupon), coupon.iso)}
      </Fact>
      {taxed && taxed.tax > 0 ? (
        <Fact name={t(isOpen ? 'history:tax_possible' : 'history:tax_withheld')}>{money(taxed.tax, coupon.iso)}</Fact>
      ) : null}
    </dl>
  );
}

/** Shows the code to scan, and the same in letters and digits. */
function Check({ slip }: { readonly slip: PrintedSlipAnswer }) {
  const { t } = useTranslation('print');
  const language = useLanguage();
  const origin = useAppSelector(({ site }) => site.origin);
  const moment = usePrintMoment();
  const { coupon, check, code, now } = slip;
  return (
    <div className={styles.check}>
      <QrCode
        className={styles.qr}
        text={`${origin}${paths.printCoupon(language, coupon.id, check)}`}
        label={t('qr_label', { number: coupon.id })}
      />
      <div>
        <p className={styles.codes}>
          {t('number')} <b dir="ltr">{coupon.id}</b>
        </p>
        <p className={styles.codes}>
          {t('code')} <b dir="ltr">{code}</b>
        </p>
        <p className={styles.small}>{t('scan')}</p>
        <p className={styles.small}>{t('as_of', { time: moment(now, true) })}</p>
      </div>
    </div>
  );
}

function Terms({ slip: { coupon } }: { readonly slip: PrintedSlipAnswer }) {
  const { t } = useTranslation('print');
  const money = useMoneyText();
  const { minAge, isPlayMoney, support } = useAppSelector(selectConfig);
  return (
    <footer className={styles.terms}>
      <p>{t('terms_price')}</p>
      <p>{t('terms_truth')}</p>
      {coupon.maxPayoutLimit === null ? null : (
        <p suppressHydrationWarning>{t('terms_limit', { limit: money(coupon.maxPayoutLimit, coupon.iso) })}</p>
      )}
      <p>
        {isPlayMoney ? `${t('terms_play_money')} ` : ''}
        {t('terms_responsible', { age: minAge })}
      </p>
      <p>
        <bdi dir="ltr">{support.email}</bdi>
      </p>
    </footer>
  );
}

/** Shows a coupon as a printed slip, black on white in every theme, on screen as on paper. */
export function PrintedSlip({ slip, paper }: { readonly slip: PrintedSlipAnswer; readonly paper: Paper }) {
  return (
    <article className={styles.slip} data-paper={paper} data-slip={slip.coupon.id}>
      <Head slip={slip} />
      <PrintedLegs coupon={slip.coupon} />
      <PrintedLines coupon={slip.coupon} />
      <PrintedCashOuts coupon={slip.coupon} />
      <Money slip={slip} />
      <Check slip={slip} />
      <Terms slip={slip} />
    </article>
  );
}
