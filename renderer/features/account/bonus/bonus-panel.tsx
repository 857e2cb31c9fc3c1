import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { BonusChoiceField } from '#renderer/lib/forms/bonus-choice-field.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useGateText } from '#renderer/lib/text/use-gate-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { BonusChoiceAnswer } from '#shared/contracts/bonus-choice.ts';
import { useBonusChoiceQuery, useChooseBonusMutation } from './bonus-api.ts';

function useHint(): (answer: BonusChoiceAnswer) => string | undefined {
  const { t } = useTranslation('bonus');
  const money = useMoneyText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  return ({ gift }) =>
    gift ? t('waits', { value: money(gift.value, gift.iso), time: time.moment(gift.expiresAt, now) }) : undefined;
}

/** Shows the player's bonus choice, which can change until a bonus is granted (betting §3, bonus choice). */
export function BonusPanel() {
  const { t } = useTranslation(['bonus', 'errors']);
  const { data } = useBonusChoiceQuery(undefined, { refetchOnMountOrArgChange: true });
  const [choose, { error }] = useChooseBonusMutation();
  const hint = useHint();
  const gate = useGateText();
  if (!data) return null;
  if (data.givenCode !== null) return <p>{t('given', { code: data.givenCode })}</p>;
  const told = hint(data);
  const failure = error ? toCallError(error) : null;
  return (
    <div>
      <BonusChoiceField
        value={data.choice}
        onChange={(choice) => void choose({ body: { choice } })}
        {...(told === undefined ? {} : { hint: told })}
      />
      {failure ? <p role="alert">{`${t(`errors:${errorTextKey(failure)}`)} ${gate(failure)}`.trim()}</p> : null}
    </div>
  );
}
