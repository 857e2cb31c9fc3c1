import { useNavigate } from 'react-router-dom';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { careAsked, signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { ShownOffer } from '#shared/contracts/offers.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import styles from '../first-modals.module.css';
import { rememberFirstDeposit } from '../modal-memory.ts';
import { type ModalAnswer, PlainModal } from '../plain-modal.tsx';
import { useOffersInShortQuery } from './first-offers-api.ts';

/** Page of all offers. */
const OFFERS_PAGE = 'promo';
const MAX_OFFERS = 3;

interface FirstDepositModalProps {
  readonly onClose: () => void;
  /** Opens the player's accounts. */
  readonly onAccounts: () => void;
}

/** Returns the offers that can be taken now, as the page of all offers has them; null until they are known. */
function useCurrentOffers(): readonly ShownOffer[] | null {
  const lang = useLanguage();
  const isOn = useAppSelector((state) => isRouteOn(selectConfig(state), ROUTE_FLAGS.promotions));
  const { data, isError } = useOffersInShortQuery({ query: { id: OFFERS_PAGE, lang } }, { skip: !isOn });
  if (!isOn || isError) return [];
  return data?.blocks.flatMap((block) => (block.kind === 'offerList' ? block.offers : [])) ?? null;
}

function Offers({ offers, onOpen }: { readonly offers: readonly ShownOffer[]; readonly onOpen: () => void }) {
  const home = paths.home(useLanguage());
  return (
    <ul className={styles.offers}>
      {offers.map(({ slug, page }) => (
        <li key={slug}>
          {page.id === null ? (
            page.name
          ) : (
            <Link className={styles.link} to={`${home}/${page.id}`} onClick={onOpen}>
              {page.name}
            </Link>
          )}
          <p>{page.about}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * Tells what can be had and what can be limited before the first deposit (shell §4): variant 1 shows offers of the
 * site, variant 2 and a site without offers lead to the limits.
 */
export function FirstDepositModal({ onClose, onAccounts }: FirstDepositModalProps) {
  const { t } = useTranslation('modals');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const language = useLanguage();
  const { firstDepositModal } = useAppSelector(selectConfig);
  const isPlayer = useAppSelector(selectPlayer) !== null;
  const offers = useCurrentOffers();
  if (offers === null) return null;
  const variant = firstDepositModal === 2 || offers.length === 0 ? 2 : 1;
  const close = () => {
    rememberFirstDeposit(deviceStore);
    onClose();
  };
  const then = (act: () => void) => () => {
    close();
    act();
  };
  const toOffers: ModalAnswer = {
    label: t('to_offers'),
    onPress: then(() => navigate(`${paths.home(language)}/${OFFERS_PAGE}`)),
  };
  const toAccount: ModalAnswer = isPlayer
    ? { label: t('to_accounts'), onPress: then(onAccounts) }
    : { label: t('to_sign_up'), onPress: then(() => dispatch(signUpAsked({ reason: 'none' }))) };
  const toLimits: ModalAnswer = { label: t('to_limits'), onPress: then(() => dispatch(careAsked())) };
  const ofLimits = [isPlayer ? toLimits : toAccount, ...(offers.length === 0 ? [] : [toOffers])];
  return (
    <PlainModal
      title={t(`deposit_title_${variant}`)}
      text={t(`deposit_text_${variant}`)}
      answers={variant === 1 ? [toOffers, toAccount] : ofLimits}
      later={t('later')}
      onClose={close}
    >
      {variant === 1 ? <Offers offers={offers.slice(0, MAX_OFFERS)} onOpen={close} /> : null}
    </PlainModal>
  );
}
