import { paths } from '#shared/domain/routing/paths.ts';

/** The address of the debugger in a language (shell §2.8). */
export const debuggerPath = (language: string): string => `${paths.home(language)}/debugger`;
