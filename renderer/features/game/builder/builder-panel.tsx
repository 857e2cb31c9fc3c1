import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { isInCoupon, type PressedPrice, pricePressed } from '#renderer/lib/ports/coupon-port.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { BuilderPrice } from '#shared/contracts/builder.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { BUILDER_RULES } from '#shared/domain/builder/builder-rules.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import type { BuilderChoice } from './builder-choice.ts';
import styles from './builder-panel.module.css';
import { type JointPrice, useJointPrice } from './use-joint-price.ts';

interface PanelProps {
  readonly game: Game;
  readonly choice: BuilderChoice;
  readonly onEnd: () => void;
}

/** Returns a function that names the market and the outcome of a selection. */
function useChosenText(game: Game): (price: PressedPrice) => { market: string; outcome: string; price: string } {
  const text = useBetText();
  const { sportId, home, away } = game;
  return (price) => {
    const subject = { ...price, sportId, home, away };
    return {
      market: text.market(subject),
      outcome: text.outcome(subject),
      price: text.price(subject, price.price),
    };
  };
}

interface RowsProps extends Pick<PanelProps, 'choice' | 'game'> {
  readonly chosen: readonly PressedPrice[];
  readonly joint: JointPrice;
}

function Rows({ game, choice, chosen, joint }: RowsProps) {
  const { t } = useTranslation('builder');
  const say = useChosenText(game);
  const text = useBetText();
  const nameOf = (id: number) => {
    const found = chosen.find(({ selectionId }) => selectionId === id);
    return found ? say(found).outcome : '';
  };
  return (
    <ul className={styles.rows}>
      {chosen.map((each) => {
        const words = say(each);
        const now = joint.price?.members.find(({ selectionId }) => selectionId === each.selectionId);
        const redundant = joint.price?.redundant.find(({ selectionId }) => selectionId === each.selectionId);
        return (
          <li key={each.selectionId} className={styles.row}>
            <span className={styles.what}>
              {words.market}: <b>{words.outcome}</b>
              {redundant ? (
                <span className={styles.note}>{t('redundant', { other: nameOf(redundant.impliedBy) })}</span>
              ) : null}
            </span>
            <span className={styles.own}>
              {now?.suspended ? <Icon name="lock" size={12} /> : null}
              <bdi translate="no" dir="ltr">
                {text.price(each, now?.coef ?? each.price)}
              </bdi>
            </span>
            <IconButton
              icon="close"
              size={14}
              className={styles.remove}
              label={t('remove', { bet: `${words.market}: ${words.outcome}` })}
              onClick={(event) => {
                const row = event.currentTarget.closest('li');
                const next = row?.nextElementSibling ?? row?.previousElementSibling;
                next?.querySelector<HTMLElement>('button')?.focus();
                choice.remove([each.selectionId]);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the problem of these selections; one that can never be combined is named at once. */
function problemOf(chosen: readonly PressedPrice[], price: BuilderPrice | null): BuilderPrice['problem'] {
  const idsOf = (some: readonly PressedPrice[]) => some.map(({ selectionId }) => selectionId);
  const outside = chosen.filter((each) =>
    price?.outside.some(
      ({ typeId, period, param }) => typeId === each.typeId && period === each.period && param === each.param,
    ),
  );
  if (outside.length > 0) return { code: 'RETURNABLE', selectionIds: idsOf(outside) };
  if (chosen.length > BUILDER_RULES.maxMembers) return { code: 'TOO_MANY', selectionIds: idsOf(chosen) };
  return chosen.length < BUILDER_RULES.minMembers ? null : (price?.problem ?? null);
}

/** Says why there is no price, and offers a solution. */
function Obstacle({ game, choice, chosen, joint }: RowsProps) {
  const { t } = useTranslation(['builder', 'common']);
  const say = useChosenText(game);
  const { minMembers, maxMembers } = BUILDER_RULES;
  if (joint.isFailed) {
    return (
      <p className={styles.problem}>
        <span>{t('failed')}</span>
        <Button onClick={joint.retry}>{t('common:try_again')}</Button>
      </p>
    );
  }
  const problem = problemOf(chosen, joint.price);
  if (problem === null) {
    return chosen.length < minMembers ? <p className={styles.hint}>{t('choose', { count: minMembers })}</p> : null;
  }
  const about = chosen.filter(({ selectionId }) => problem.selectionIds.includes(selectionId));
  const last = about.at(-1);
  const bets = about.map((each) => `${say(each).market}: ${say(each).outcome}`).join(' · ');
  return (
    <p className={styles.problem}>
      <span className={styles.why}>
        <Icon name="alert" size={14} />
        <span>{t(`problem_${problem.code}`, { bets, count: maxMembers })}</span>
      </span>
      {last ? (
        <Button onClick={() => choice.remove([last.selectionId])}>
          {t('remove', { bet: `${say(last).market}: ${say(last).outcome}` })}
        </Button>
      ) : null}
    </p>
  );
}

/** Returns the bet builder as a pressed price; null while it has no price. */
function pressedBuilder(game: Game, chosen: readonly PressedPrice[], price: BuilderPrice | null): PressedPrice | null {
  if (price?.selectionId == null || price.coef === null) return null;
  const { marketType, period, param, outcome } = unpackSelectionId(price.selectionId);
  const members = price.members.flatMap(({ selectionId }) => {
    const found = chosen.find((each) => each.selectionId === selectionId);
    if (!found) return [];
    return [{ selectionId, typeId: found.typeId, period: found.period, param: found.param, outcome: found.outcome }];
  });
  return {
    selectionId: price.selectionId,
    game,
    typeId: marketType,
    period,
    param,
    outcome,
    price: price.coef,
    members,
  };
}

/** Shows several markets of the game as one bet: the selections, their joint price, or the problem. */
export function BuilderPanel({ game, choice, onEnd }: PanelProps) {
  const { t } = useTranslation(['builder', 'markets', 'common']);
  const dispatch = useAppDispatch();
  const text = useBetText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdded, setAdded] = useState(false);
  const chosen = useSyncExternalStore(choice.subscribe, choice.chosen, choice.chosen);
  const joint = useJointPrice(game.id, chosen);
  const { price } = joint;
  const builder = pressedBuilder(game, chosen, price);
  const isHeld = useAppSelector((state) => builder !== null && isInCoupon(state, builder.selectionId, builder.members));
  const coef = price?.coef == null ? null : text.coef(price.coef);
  const isWaiting = chosen.length >= BUILDER_RULES.minMembers && price === null && !joint.isFailed;
  const add = () => {
    if (!builder) return;
    dispatch(pricePressed(builder));
    choice.remove(chosen.map(({ selectionId }) => selectionId));
    setAdded(true);
    heading.current?.focus();
  };
  const said = coef === null ? '' : t(price?.suspended ? 'price_closed' : 'price_is', { price: coef });
  return (
    <section className={styles.panel} aria-labelledby="bet-builder">
      <header className={styles.head}>
        <h2 id="bet-builder" ref={heading} tabIndex={-1} className={styles.title}>
          {t('markets:bet_builder')}
        </h2>
        <IconButton icon="close" size={16} label={t('common:close')} onClick={onEnd} />
      </header>
      {chosen.length > 0 ? <Rows game={game} choice={choice} chosen={chosen} joint={joint} /> : null}
      <div aria-live="polite">
        {isAdded && chosen.length === 0 ? (
          <p className={styles.added}>
            <Icon name="check" size={14} /> {t('added')}
          </p>
        ) : null}
        <Obstacle game={game} choice={choice} chosen={chosen} joint={joint} />
        {isWaiting ? <p className={styles.hint}>{t('pricing')}</p> : null}
        <p className="vh">{said}</p>
      </div>
      {chosen.length >= BUILDER_RULES.minMembers ? (
        <footer className={styles.foot}>
          <span className={styles.joint}>
            <span>{t('together')}</span>
            <b>
              {price?.suspended ? <Icon name="lock" size={14} /> : null}
              <bdi translate="no" dir="ltr">
                {coef ?? '–'}
              </bdi>
            </b>
          </span>
          <Button kind="primary" disabled={!builder || isHeld || price?.suspended !== false} onClick={add}>
            {t(isHeld ? 'in_coupon' : 'add')}
          </Button>
        </footer>
      ) : null}
    </section>
  );
}
