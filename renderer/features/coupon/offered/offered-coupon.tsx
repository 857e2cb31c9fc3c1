import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorTextKey } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { HouseLeg } from '#shared/contracts/house-coupons.ts';
import { type LinkedBets, readLinkedBets, withoutLinkedBets } from '#shared/domain/links/linked-bets-query.ts';
import { filledCoupon } from '../passing/filled-coupon.ts';
import { joinedCoupon } from '../passing/joined-coupon.ts';
import { couponFilled } from '../slice.ts';
import { type LoadedOffer, loadOffer, type OfferedBets } from './load-offer.ts';
import styles from './offered-coupon.module.css';

/** One bet that is offered: the game, the outcome, the price now. */
function OfferedRow({ leg }: { readonly leg: HouseLeg }) {
  const text = useBetText();
  const bet = { ...leg, ...leg.game };
  return (
    <li className={styles.leg}>
      <span>
        <bdi>{text.pair(bet)}</bdi> · {text.market(bet)}: <b>{text.outcome(bet)}</b>
      </span>
      <bdi dir="ltr">{text.price(bet, leg.price)}</bdi>
    </li>
  );
}

/** Puts what is offered behind the bets of the coupon, or into an empty one as it was passed on; says what came of it. */
function useTake(): (offered: OfferedBets) => void {
  const { t } = useTranslation('desktop-notices');
  const dispatch = useAppDispatch();
  const coupon = useAppSelector((state) => state.coupon);
  return ({ legs, typeId, systemValue }) => {
    const { fields, taken, isFull } =
      coupon.bets.length > 0
        ? joinedCoupon(coupon, { legs: [...legs] })
        : { fields: filledCoupon(legs, typeId, systemValue), taken: legs.length, isFull: false };
    if (taken > 0) dispatch(couponFilled(fields));
    const words = [
      taken > 0 ? t('link_added', { count: taken }) : '',
      isFull ? t('link_full') : '',
      taken === 0 && !isFull ? t('link_known') : '',
    ];
    noticeBoard.post({ priority: 1, kind: 'default', text: { words: words.filter(Boolean).join(' ') } });
  };
}

interface OfferProps {
  readonly onDone: () => void;
}

function Offered({ offered, onDone }: OfferProps & { readonly offered: OfferedBets }) {
  const { t } = useTranslation('desktop-notices');
  const take = useTake();
  const { legs, lost } = offered;
  return (
    <>
      <p className={styles.title}>{legs.length > 0 ? t('link_title', { count: legs.length }) : t('link_nothing')}</p>
      {legs.length > 0 ? (
        <ul className={styles.legs}>
          {legs.map((leg) => (
            <OfferedRow key={leg.selectionId} leg={leg} />
          ))}
        </ul>
      ) : null}
      {lost > 0 ? <p>{t('link_lost', { count: lost })}</p> : null}
      <div className={styles.actions}>
        {legs.length > 0 ? (
          <Button
            kind="primary"
            onClick={() => {
              take(offered);
              onDone();
            }}
          >
            {t('link_add')}
          </Button>
        ) : null}
        <Button onClick={onDone}>{t('link_leave')}</Button>
      </div>
    </>
  );
}

function Offer({ offer, onDone }: OfferProps & { readonly offer: LinkedBets }) {
  const { t } = useTranslation(['desktop-notices', 'errors']);
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<LoadedOffer | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let isCurrent = true;
    void loadOffer(dispatch, offer).then((next) => isCurrent && setLoaded(next));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, offer, turn]);
  if (!loaded) return <p role="status">{t('link_loading')}</p>;
  if (!('failure' in loaded)) return <Offered offered={loaded} onDone={onDone} />;
  return (
    <>
      <p role="alert">
        {t('link_failed')} {t(`errors:${errorTextKey(loaded.failure)}`)}
      </p>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            setLoaded(null);
            setTurn(turn + 1);
          }}
        >
          {t('retry')}
        </Button>
        <Button onClick={onDone}>{t('link_leave')}</Button>
      </div>
    </>
  );
}

/**
 * Bets of a link from outside (Z-05). Arriving there changes nothing: the player sees what is offered and adds it, or
 * leaves it.
 */
export function OfferedCoupon() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [offer, setOffer] = useState<LinkedBets | null>(null);
  useEffect(() => {
    const next = readLinkedBets(search);
    if (!next) return;
    setOffer(next);
    // Loading the page anew, or going back to it, does not offer again what was answered.
    void navigate({ pathname, search: withoutLinkedBets(search) }, { replace: true });
  }, [search, pathname, navigate]);
  if (!offer) return null;
  return (
    <Notice kind="info" icon="coupon" announced>
      <div className={styles.offer}>
        <Offer key={JSON.stringify(offer)} offer={offer} onDone={() => setOffer(null)} />
      </div>
    </Notice>
  );
}
