import type { PagePort } from '#shared/host/desktop/page.ts';
import { call, listen } from './calls.ts';

export const pagePort: PagePort = {
  tellLanguage: (language) => call('page:language', language),
  tellCounts: (counts) => call('page:counts', counts),
  onCommand: (listener) => listen('page:command', listener),
  takeCommand: () => call('page:take'),
};
