import type { FilesPort } from '#shared/host/desktop/files.ts';
import { call, listen } from './calls.ts';

export const files: FilesPort = {
  savePdf: (order) => call('files:pdf', order),
  show: (id) => call('files:show', id),
  onChange: (listener) => listen('files:changed', listener),
  takeSteps: () => call('files:take'),
};
