import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { consentChosen } from '#renderer/lib/ports/consent-port.ts';
import { selectConsent } from '#renderer/lib/store/consent-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { type ConsentChoice, OPTIONAL_CLASSES } from '#shared/domain/consent/consent-choice.ts';
import { CONSENT_HASH } from '#shared/domain/consent/consent-hash.ts';
import type { ConsentDialogProps } from './consent-dialog.tsx';
import styles from './consent-part.module.css';

const ConsentDialogPart = lazyPart<ConsentDialogProps>({
  load: async () => (await import('./consent-dialog.tsx')).ConsentDialog,
  namespaces: ['consent'],
});

interface BannerProps {
  readonly onChoose: (choice: ConsentChoice) => void;
  readonly onCustomise: () => void;
}

/** First layer: refusing is as easy as accepting (trust G1). It does not block the page. */
function ConsentBanner({ onChoose, onCustomise }: BannerProps) {
  const { t } = useTranslation('consent');
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-consent="main">
      <h2 id="consent-title" className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.answers}>
        <Button onClick={() => onChoose([])}>{t('reject_all')}</Button>
        <Button onClick={() => onChoose(OPTIONAL_CLASSES)}>{t('accept_all')}</Button>
        <Button kind="quiet" onClick={onCustomise}>
          {t('customise')}
        </Button>
      </div>
    </section>
  );
}

/** Cookie question, and its dialog that the footer of every page opens again (shell §4, N-02). */
export function ConsentPart() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const { isAsked, choice } = useAppSelector(selectConsent);
  const [isCustomising, setCustomising] = useState(false);
  const isCalled = hash === CONSENT_HASH;

  function close(): void {
    setCustomising(false);
    if (isCalled) void navigate(pathname + search, { replace: true, state: { keepScroll: true } });
  }

  function choose(next: ConsentChoice): void {
    dispatch(consentChosen(next));
    close();
    // The pressed button is removed with its layer.
    if (isAsked) document.querySelector('main')?.focus({ preventScroll: true });
  }

  // The first layer stays below the second: closing that without an answer returns to its button.
  return (
    <>
      {isAsked ? <ConsentBanner onChoose={choose} onCustomise={() => setCustomising(true)} /> : null}
      {isCustomising || isCalled ? <ConsentDialogPart choice={choice ?? []} onChoose={choose} onClose={close} /> : null}
    </>
  );
}
