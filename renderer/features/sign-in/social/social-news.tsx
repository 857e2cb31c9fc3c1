import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { readSocialReturn, withoutSocialReturn } from '#shared/domain/social/social-return.ts';
import { useReturnText } from './use-return-text.ts';
import { WalletDialogPart } from './wallet/wallet-parts.tsx';

function ResultNews() {
  const text = useReturnText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const back = readSocialReturn(search);
    if (!back) return;
    const isDone = back.result === 'joined';
    noticeBoard.post({ priority: 2, kind: isDone ? 'default' : 'alert', text: { words: text(back) } });
    void navigate(pathname + withoutSocialReturn(search), { replace: true, state: { keepScroll: true } });
  }, [search, pathname, navigate, text]);
  return null;
}

/**
 * Announces the result of a network sign-in once, and removes it from the address; a wallet that is to sign first has a
 * dialog.
 */
export function SocialNews() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const back = readSocialReturn(search);
  if (back?.result !== 'wallet') return <ResultNews />;
  const close = () =>
    void navigate(pathname + withoutSocialReturn(search), { replace: true, state: { keepScroll: true } });
  return <WalletDialogPart network={back.network} onClose={close} />;
}
