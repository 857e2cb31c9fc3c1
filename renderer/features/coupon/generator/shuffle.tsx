import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from '../tools/coupon-tools.module.css';
import { lastRequest } from './last-request.ts';
import { useGenerator } from './use-generator.ts';

/** Another express for the same request, while the coupon holds the one that was found. */
export function Shuffle() {
  const { t } = useTranslation('coupon-tools');
  const money = useMoneyText();
  const bets = useAppSelector(({ coupon }) => coupon.bets);
  const { find, isLoading } = useGenerator();
  const [problem, setProblem] = useState<string | null>(null);
  const request = lastRequest();
  const ids = new Set(request?.selectionIds);
  const isWhole =
    bets.length > 0 &&
    bets.length === ids.size &&
    bets.every(({ selectionId, members }) => !members && ids.has(selectionId));
  if (!request || !isWhole) return null;
  const { selectionIds: _, ...same } = request;
  return (
    <div className={styles.shuffle}>
      <p>
        {t('found_for', {
          stake: money(request.amount, request.iso),
          payout: money(request.wantedPayout, request.iso),
        })}
      </p>
      <Button disabled={isLoading} onClick={async () => setProblem(await find({ ...same, turn: request.turn + 1 }))}>
        {t('shuffle')}
      </Button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  );
}
