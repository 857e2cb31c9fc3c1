import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useGateText } from '#renderer/lib/text/use-gate-text.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { CashierClosure } from '#shared/contracts/cashier.ts';
import type { AdmissionHelp } from '#shared/domain/admission/admission-state.ts';
import type { PaymentKind } from '#shared/domain/cashier/payments.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from './cashier.module.css';

interface Closed {
  readonly icon: IconName;
  /** Page that helps, and the suffix of the key of its name. */
  readonly lead: { readonly page: LeadPage; readonly name: string };
  readonly helps?: AdmissionHelp;
}

type LeadPage =
  | 'block-appeal-history'
  | 'confirm'
  | 'office'
  | 'office/responsible'
  | 'office/support'
  | 'office/verification';

const SUPPORT: Closed['lead'] = { page: 'office/support', name: 'support' };
const CARE: Closed['lead'] = { page: 'office/responsible', name: 'care' };
const VERIFICATION: Closed['lead'] = { page: 'office/verification', name: 'verification' };

/** What each closure shows: the player acts on it where that is possible. */
const CLOSED: Readonly<Record<CashierClosure['code'], Closed>> = {
  'no-method': { icon: 'info', lead: SUPPORT },
  'country-unknown': { icon: 'user', lead: { page: 'office', name: 'profile' } },
  ACCOUNT_CLOSED: { icon: 'lock', lead: SUPPORT },
  PLAYER_EXCLUDED: { icon: 'clock', lead: CARE, helps: 'gambling-help' },
  PLAYER_TIME_OUT: { icon: 'clock', lead: CARE, helps: 'gambling-help' },
  PLAYER_BANNED: { icon: 'lock', lead: { page: 'block-appeal-history', name: 'appeal' } },
  SITE_BLOCKED: { icon: 'globe', lead: SUPPORT },
  MAINTENANCE: { icon: 'settings', lead: SUPPORT },
  SESSION_LIMIT_ENDED: { icon: 'clock', lead: CARE },
  AGE_UNCONFIRMED: { icon: 'check', lead: VERIFICATION },
  VERIFICATION_REQUIRED: { icon: 'check', lead: VERIFICATION },
  TERMS_CHANGED: { icon: 'info', lead: { page: 'confirm', name: 'terms' } },
  REALITY_CHECK_DUE: { icon: 'clock', lead: CARE },
};

/** Closures of deposits during which money can still be withdrawn. */
const WITHDRAWS: readonly CashierClosure['code'][] = ['PLAYER_EXCLUDED', 'PLAYER_TIME_OUT', 'SESSION_LIMIT_ENDED'];

interface ClosedCashierProps {
  readonly kind: PaymentKind;
  readonly closure: CashierClosure;
}

/** Says why the cashier is closed for the player, until when, and where to go on. */
export function ClosedCashier({ kind, closure: { code, until } }: ClosedCashierProps) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const gate = useGateText();
  const { icon, lead, helps } = CLOSED[code];
  const text = [t(`why_${code.toLowerCase().replaceAll('-', '_')}`), gate({ until: until ?? undefined, helps })];
  return (
    <>
      <StateView
        kind="empty"
        icon={icon}
        title={t(`closed_${kind}`)}
        text={text.filter((part) => part !== '').join(' ')}
        actions={
          <Link className={buttonClass('secondary')} to={paths.to(lead.page, language)}>
            {t(`lead_${lead.name}`)}
          </Link>
        }
      />
      {kind === 'deposit' && WITHDRAWS.includes(code) ? (
        <p className={styles.quiet}>
          {t('withdrawals_stay')}{' '}
          <Link className={styles.link} to={paths.to('office/deduce', language)}>
            {t('lead_withdrawal')}
          </Link>
        </p>
      ) : null}
    </>
  );
}
