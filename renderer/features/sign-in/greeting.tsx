import { useEffect, useState } from 'react';
import { selectActiveAccount, selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { accountOpened, greetingClosed, selectAuth } from '#renderer/lib/store/auth-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Toast } from '#renderer/ui/toast.tsx';
import { ToastList } from '#renderer/ui/toast-list.tsx';

const SHOWN_MS = 15_000;

function useGreetingText(): string | null {
  const { t } = useTranslation('auth');
  const text = useTimeText();
  const money = useMoneyText();
  const now = useNow(MINUTE_MS);
  const player = useAppSelector(selectPlayer);
  const account = useAppSelector(selectActiveAccount);
  const { isPlayMoney } = useAppSelector(selectConfig);
  const { greeting } = useAppSelector(selectAuth);
  if (!player || greeting === null) return null;
  if (greeting === 'new') {
    const amount = account ? money(account.money, account.iso) : '';
    return isPlayMoney && account ? t('greeting_new_play', { amount }) : t('greeting_new');
  }
  const { previousSignInAt } = player;
  return previousSignInAt === null
    ? t('greeting_first')
    : t('greeting_back', { time: text.moment(previousSignInAt, now) });
}

/**
 * Shows the time of the previous sign-in once after signing in, because another person may have made it. New players
 * are offered limits at once (trust §1, R9).
 */
export function Greeting() {
  const { t } = useTranslation(['common', 'auth']);
  const dispatch = useAppDispatch();
  const text = useGreetingText();
  const { greeting } = useAppSelector(selectAuth);
  const limits = (
    <Button kind="quiet" onClick={() => dispatch(accountOpened('care'))}>
      {t('auth:greeting_limits')}
    </Button>
  );
  // Kept unchanged while it is read, although the balance in it may change.
  const [said] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => dispatch(greetingClosed()), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [dispatch]);
  return (
    <ToastList edge="top" isFirst>
      <li>
        <div role="status">
          <Toast
            tone="up"
            icon="check"
            text={said}
            action={greeting === 'new' ? limits : null}
            closeLabel={t('close')}
            onClose={() => dispatch(greetingClosed())}
          />
        </div>
      </li>
    </ToastList>
  );
}
