import type { ComponentType } from 'react';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { signInAsked, signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import { type FirstModal, nextReminderAt } from '#shared/domain/modals/first-modals.ts';
import { AgeGate } from './age-gate.tsx';
import { rememberAge, rememberReminder, rememberWelcome } from './modal-memory.ts';
import { PlainModal } from './plain-modal.tsx';
import { useFirstModal } from './use-first-modal.ts';

interface FirstModalsProps {
  /** A bet is being placed. */
  readonly isPlacing: boolean;
  /** Opens the player's accounts. */
  readonly onAccounts: () => void;
}

const Convert = lazyPart<ModalProps>({
  load: async () => (await import('./conversion/convert-modal.tsx')).ConvertModal,
  namespaces: ['modals', 'conversion', 'errors'],
});

const FirstDeposit = lazyPart<ModalProps>({
  load: async () => (await import('./first-deposit/first-deposit-modal.tsx')).FirstDepositModal,
  namespaces: ['modals'],
});

const SetLimits = lazyPart<ModalProps>({
  load: async () => (await import('./limits-modal.tsx')).LimitsModal,
  namespaces: ['limits', 'modals'],
});

interface ModalProps extends Pick<FirstModalsProps, 'onAccounts'> {
  readonly onClose: () => void;
}

const NOBODY_ASKED = { reason: 'none' } as const;

function Welcome({ onClose }: ModalProps) {
  const { t } = useTranslation('modals');
  const { brand } = useAppSelector(selectConfig);
  const close = () => {
    rememberWelcome(deviceStore);
    onClose();
  };
  const answers = [{ label: t('welcome_go'), onPress: close }];
  return (
    <PlainModal
      title={t('welcome_title', { brand })}
      text={t('welcome_text')}
      answers={answers}
      later={null}
      onClose={close}
    />
  );
}

function Registration({ onClose }: ModalProps) {
  const { t } = useTranslation('modals');
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const { brand, registrationReminder } = useAppSelector(selectConfig);
  const close = () => {
    rememberReminder(deviceStore, nextReminderAt(clock.now(), registrationReminder?.intervalMinutes ?? 0));
    onClose();
  };
  const leadTo = (asked: typeof signInAsked | typeof signUpAsked) => () => {
    close();
    dispatch(asked(NOBODY_ASKED));
  };
  return (
    <PlainModal
      title={t('reminder_title', { brand })}
      text={t('reminder_text')}
      answers={[
        { label: t('to_sign_up'), onPress: leadTo(signUpAsked) },
        { label: t('to_sign_in'), onPress: leadTo(signInAsked) },
      ]}
      later={t('later')}
      onClose={close}
    />
  );
}

function Age({ onClose }: ModalProps) {
  const clock = useServerClock();
  const { ageGate } = useAppSelector(selectConfig);
  const confirm = () => {
    rememberAge(deviceStore, ageGate?.keep ?? 'local', clock.now());
    onClose();
  };
  return <AgeGate terms={ageGate?.terms ?? ''} onConfirm={confirm} />;
}

const MODALS: Readonly<Record<FirstModal, ComponentType<ModalProps>>> = {
  age: Age,
  welcome: Welcome,
  firstDeposit: FirstDeposit,
  convert: Convert,
  registration: Registration,
  limits: SetLimits,
};

/** Shows the dialogs that open without a press, one at a time (shell §4; A-11, N-03). */
export function FirstModals({ isPlacing, onAccounts }: FirstModalsProps) {
  const { open, close } = useFirstModal(isPlacing);
  if (open === null) return null;
  const Modal = MODALS[open];
  return <Modal onClose={close} onAccounts={onAccounts} />;
}
