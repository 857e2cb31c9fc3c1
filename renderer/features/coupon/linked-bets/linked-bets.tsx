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
import { joinedCoupon } from '../sharing/joined-coupon.ts';
import { couponFilled } from '../slice.ts';
import { filledCoupon } from '../tools/filled-coupon.ts';
import styles from './linked-bets.module.css';
import { type FoundBets, type LoadedBets, loadLinkedBets } from './load-linked-bets.ts';

/** Shows one bet of a link: its game, outcome and current price. */
function LinkedBetRow({ leg }: { readonly leg: HouseLeg }) {
  const text = useBetText();
  const bet = { ...leg, ...leg.game };
  return (
    <li className={styles.leg}>
      <span>
        <bdi translate="no">{text.pair(bet)}</bdi> · {text.market(bet)}: <b>{text.outcome(bet)}</b>
      </span>
      <bdi translate="no" dir="ltr">
        {text.price(bet, leg.price)}
      </bdi>
    </li>
  );
}

/**
 * Returns a function that adds the linked bets to the coupon, or fills an empty coupon with them, and announces the
 * result.
 */
function useTake(): (bets: FoundBets) => void {
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

interface DoneProps {
  readonly onDone: () => void;
}

function FoundBetList({ bets, onDone }: DoneProps & { readonly bets: FoundBets }) {
  const { t } = useTranslation('desktop-notices');
  const take = useTake();
  const { legs, lost } = bets;
  return (
    <>
      <p className={styles.title}>{legs.length > 0 ? t('link_title', { count: legs.length }) : t('link_nothing')}</p>
      {legs.length > 0 ? (
        <ul className={styles.legs}>
          {legs.map((leg) => (
            <LinkedBetRow key={leg.selectionId} leg={leg} />
          ))}
        </ul>
      ) : null}
      {lost > 0 ? <p>{t('link_lost', { count: lost })}</p> : null}
      <div className={styles.actions}>
        {legs.length > 0 ? (
          <Button
            kind="primary"
            onClick={() => {
              take(bets);
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

function LinkedBetsLoader({ link, onDone }: DoneProps & { readonly link: LinkedBets }) {
  const { t } = useTranslation(['desktop-notices', 'errors']);
  const dispatch = useAppDispatch();
  const [loaded, setLoaded] = useState<LoadedBets | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let isCurrent = true;
    void loadLinkedBets(dispatch, link).then((next) => isCurrent && setLoaded(next));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, link, turn]);
  if (!loaded) return <p role="status">{t('link_loading')}</p>;
  if (!('failure' in loaded)) return <FoundBetList bets={loaded} onDone={onDone} />;
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
 * Shows the bets of a link from outside (Z-05). Opening the link changes nothing: the player adds the bets or dismisses
 * them.
 */
export function LinkedBetsPanel() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [link, setOffer] = useState<LinkedBets | null>(null);
  useEffect(() => {
    const next = readLinkedBets(search);
    if (!next) return;
    setOffer(next);
    // Removes the bets from the address, so that a reload or the Back button does not show an answered link again.
    void navigate({ pathname, search: withoutLinkedBets(search) }, { replace: true });
  }, [search, pathname, navigate]);
  if (!link) return null;
  return (
    <Notice kind="info" icon="coupon" announced>
      <div className={styles.link}>
        <LinkedBetsLoader key={JSON.stringify(link)} link={link} onDone={() => setOffer(null)} />
      </div>
    </Notice>
  );
}
