import type { App, Dialog } from 'electron';
import { createMainTexts } from '../texts/main-texts.ts';
import { explainBootFailure } from './boot-failure.ts';

export interface EndPorts {
  readonly app: Pick<App, 'exit' | 'getName' | 'getPath' | 'getPreferredSystemLanguages'>;
  readonly dialog: Pick<Dialog, 'showErrorBox'>;
}

/** Shows why the app cannot start, in the system's language, and quits. */
export function endBecause(error: unknown, { app, dialog }: EndPorts): void {
  const texts = createMainTexts({ stored: undefined, preferred: app.getPreferredSystemLanguages() });
  const { title, text } = explainBootFailure(error, texts, app.getName(), app.getPath('userData'));
  dialog.showErrorBox(title, text);
  app.exit(1);
}

/**
 * Returns a value that the app cannot start without; shows an error box and quits when it is missing.
 *
 * @throws the same error again, where code still runs after that
 */
export function needed<Value>(read: () => Value, ports: EndPorts): Value {
  try {
    return read();
  } catch (error) {
    endBecause(error, ports);
    throw error;
  }
}
