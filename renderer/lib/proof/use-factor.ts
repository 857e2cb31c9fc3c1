import { useRef, useState } from 'react';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { PasskeyAssertion, PasskeyLoginOptions } from '#shared/contracts/passkey-assertion.ts';
import { RECOVERY_LENGTH } from '#shared/contracts/second-proof.ts';
import type { SecondFactor } from '#shared/contracts/second-step.ts';
import { showPasskey } from '../device/passkey-device.ts';
import { isWholeCode, readCode } from '../forms/code-text.ts';
import type { FieldErrors } from '../forms/use-checked-form.ts';
import { useTranslation } from '../i18n/use-translation.tsx';

/** What the player has shown as the second factor. */
export type GivenFactor =
  | { readonly factor: 'totp' | 'recovery'; readonly code: string }
  | { readonly factor: 'sms' | 'email'; readonly code: string; readonly request: string }
  | { readonly factor: 'passkey'; readonly passkey: PasskeyAssertion };

interface FactorSource {
  /** Factors that the player can use on this page, the preferred one first. */
  readonly factors: readonly SecondFactor[];
  /** The code that was sent already; null for none. */
  readonly asked: CodeAsked | null;
  /** Sends a code. */
  readonly send: () => Promise<CodeAsked>;
  readonly askPasskey: () => Promise<PasskeyLoginOptions>;
}

/** Number of letters and digits of a recovery code, without dash and spaces. */
const lengthOf = (code: string) => code.replaceAll(/[\s\u2010-\u2015-]/g, '').length;

/** Handles the choice of a second factor and what is typed for it. */
export function useFactor({ factors, asked: sent, send, askPasskey }: FactorSource) {
  const { t } = useTranslation('factors');
  const [chosen, setChosen] = useState<SecondFactor | null>(null);
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(sent);
  const tried = useRef('');
  const [sending, setSending] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });
  const factor = chosen !== null && factors.includes(chosen) ? chosen : (factors[0] ?? null);
  const isSent = factor === 'sms' || factor === 'email';

  function sendCode(): void {
    setSending({ isBusy: true, error: null });
    send().then(
      (answer) => {
        setAsked(answer);
        setSending({ isBusy: false, error: null });
      },
      (error: unknown) => setSending({ isBusy: false, error }),
    );
  }

  function check(): FieldErrors<string> {
    if (factor === null || factor === 'passkey') return {};
    if (isSent && asked === null) return { code: t('code_first') };
    const isWhole = factor === 'recovery' ? lengthOf(code) === RECOVERY_LENGTH : isWholeCode(code);
    return isWhole ? {} : { code: t(factor === 'recovery' ? 'recovery_missing' : 'code_missing') };
  }

  async function read(): Promise<GivenFactor | null> {
    if (factor === null) return null;
    tried.current = code;
    if (factor === 'passkey') return { factor, passkey: await showPasskey(await askPasskey(), false) };
    if (factor === 'totp' || factor === 'recovery') return { factor, code };
    return { factor, code, request: asked?.request ?? '' };
  }

  return {
    factors,
    factor,
    code,
    asked,
    sending,
    /** A code can be sent, and none was. */
    isToSend: isSent && asked === null,
    choose(next: SecondFactor) {
      setChosen(next);
      setCode('');
    },
    type: (text: string) => setCode(factor === 'recovery' ? text : readCode(text)),
    sendCode,
    setAsked,
    check,
    read,
    /** The code that was given last is still in the field. */
    isTried: () => tried.current === code,
  };
}

export type FactorState = ReturnType<typeof useFactor>;
