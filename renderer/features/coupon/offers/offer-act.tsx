import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signInAsked, signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import { slipAsked } from '#renderer/lib/ports/coupon-port.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectMayRegister } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import type { OfferSet, ShownOffer } from '#shared/contracts/offers.ts';
import { askPath } from '#shared/domain/routing/ask-path.ts';
import { paths } from '#shared/domain/routing/paths.ts';

import { AddExpress } from './add-express.tsx';
import styles from './offers.module.css';

interface ActProps {
  readonly offer: ShownOffer;
  readonly set: OfferSet;
}

/** Opens the registration with the code of the offer. */
function Register({ set }: Pick<ActProps, 'set'>) {
  const { t } = useTranslation('offers');
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  const mayRegister = useAppSelector(selectMayRegister);
  if (isPlayer || !mayRegister) return <p className={styles.said}>{t('for_new')}</p>;
  const promo = set.of ?? '';
  return (
    <Button kind="primary" large onClick={() => dispatch(signUpAsked({ reason: 'none', promo }))}>
      {t('act_register', { code: promo })}
    </Button>
  );
}

/** Leads to a page of the site; a guest signs in first where only players have something there. */
function Lead({
  page,
  needsPlayer,
  text,
}: {
  readonly page: string;
  readonly needsPlayer: boolean;
  readonly text: string;
}) {
  const language = useLanguage();
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  const to =
    needsPlayer && !isPlayer ? askPath({ language, page, dialog: 'signIn' }) : `${paths.home(language)}/${page}`;
  return (
    <Link className={buttonClass('primary', true)} to={to}>
      {text}
    </Link>
  );
}

/** Opens the field for a promo code in the bet slip; it comes with the first bet of a player. */
function EnterCode() {
  const { t } = useTranslation('offers');
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  const hasBets = useAppSelector(({ coupon }) => coupon.bets.length > 0);
  if (!isPlayer) {
    return (
      <Button kind="primary" large onClick={() => dispatch(signInAsked({ reason: 'none' }))}>
        {t('act_sign_in')}
      </Button>
    );
  }
  if (!hasBets) return <Lead page="line" needsPlayer={false} text={t('act_promo_bet')} />;
  return (
    <Button kind="primary" large onClick={() => dispatch(slipAsked('promo'))}>
      {t('act_promo')}
    </Button>
  );
}

/** Draws what takes an offer, by its entry in the table of offers; each registration code and section has its own. */
export function OfferAct({ offer, set }: ActProps) {
  const { t } = useTranslation('offers');
  const needsPlayer = offer.takers === 'players';
  switch (offer.act) {
    case 'register':
      return <Register set={set} />;
    case 'express':
      return <AddExpress section={set.of === 'live' ? 'live' : 'line'} />;
    case 'promoCode':
      return <EnterCode />;
    case 'openBets':
      return <Lead page="office/history?state=open" needsPlayer={needsPlayer} text={t('act_open_bets')} />;
    case 'line':
      return <Lead page="line" needsPlayer={needsPlayer} text={t('act_line')} />;
  }
}
