import { useHost } from '#renderer/host/use-host.ts';

/** Networks lead back to the site, which the desktop app's window does not serve (decision 011). */
export const useIsWeb = () => useHost().kind === 'web';
