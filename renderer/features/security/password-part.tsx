import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

/** Password of the player. */
export const PasswordPart = lazyPart<{ readonly age: number; readonly phone: string | null }>({
  load: async () => (await import('./password-setting.tsx')).PasswordSetting,
  namespaces: ['passwords', 'auth', 'errors'],
});
