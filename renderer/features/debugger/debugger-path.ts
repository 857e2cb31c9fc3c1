import { paths } from '#shared/domain/routing/paths.ts';

/** Returns the address of the debugger in a language (shell §2.8). */
export const debuggerPath = (language: string): string => `${paths.home(language)}/debugger`;
